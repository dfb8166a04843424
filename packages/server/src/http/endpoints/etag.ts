import { createHash } from 'node:crypto';
import type { Endpoint } from '@settlement-help/contract';
import { HttpProblem } from '#server/http/problem.ts';

type Versioned = Pick<Endpoint, 'etagOf'>;

/** Returns a function that fails with 412 and the current state unless the `If-Match` header matches it. */
export const createMatcher =
  (endpoint: Versioned, ifMatch: string | undefined) => async (load: () => Promise<object>) => {
    if (ifMatch === undefined) return;
    const current = await load();
    const headers = etagHeader(endpoint, current);
    if (ifMatch.trim() === '*' || readTags(ifMatch).includes(headers.ETag)) return;
    throw new HttpProblem(
      412,
      'changed_elsewhere',
      'This was changed on another device, so nothing was saved yet',
      {
        current,
        headers,
      },
    );
  };

/** The `ETag` header of a state: a hash of the fields that can be edited. */
export function etagHeader({ etagOf }: Versioned, state: unknown): { ETag?: string } {
  if (!etagOf) return {};
  const fields = etagOf.map((name) => (state as Record<string, unknown>)[name] ?? null);
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
  return { ETag: `"${hash}"` };
}

/** The entity tags of a list (RFC 9110, 8.8.3). A weak tag keeps its prefix, so it matches no strong one. */
const readTags = (list: string): (string | undefined)[] => list.match(/(?:W\/)?"[!#-~\x80-\xff]*"/g) ?? [];
