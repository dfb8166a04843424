import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { endpointPath, type endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { isEqualSecret } from '#server/core/tokens.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { loadSecret } from '#server/db/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem } from '#server/http/problem.ts';

/** The link of an export has expired or was changed. */
export const expiredExport = () =>
  new HttpProblem(404, 'expired_link', 'This link is not valid any more. Please download your data again.');

const linkLifetime = span(5, 'minute');
// The clock of another process may be ahead of ours.
const clockTolerance = span(1, 'minute');

type LinkDeps = Pick<Deps, 'db' | 'clock'>;

type Download = (typeof endpoints)[
  | 'downloadArchive'
  | 'downloadDocument'
  | 'downloadExport'
  | 'downloadExportForModerator'];

const nameOf = (moment: string) => `download-links ${moment.slice(0, 10)}`;

interface SignedLink {
  download: Download;
  id: string;
  expires: string;
  epoch: number;
}

const sign = (key: KeyObject, { download, id, expires, epoch }: SignedLink) =>
  createHmac('sha256', key).update(`${download.path}\n${id}\n${expires}\n${epoch}`).digest('base64url');

const selectEpoch = compileOnce((queries, { id }: { id: string }) =>
  queries.selectFrom('users').select('links_epoch').where('id', '=', id),
);

/** Recovering an account starts a new epoch, which ends its links. */
async function epochOf(queries: Queries, id: string) {
  const [user] = await selectEpoch(queries, { id });
  return user?.links_epoch ?? 0;
}

/** Signs links to downloads, which work without a session for 5 minutes. Each day has its own key. */
export function createLinks({ db, clock }: LinkDeps) {
  // Keys are imported once, because importing one costs more than signing with it.
  const keys = new Map<string, Promise<KeyObject>>();

  const keyOf = (name: string) => {
    const key = keys.get(name) ?? loadSecret(db, name).then(createSecretKey);
    if (keys.has(name)) return key;
    keys.set(name, key);
    key.catch(() => keys.delete(name));
    const [oldest = name] = [...keys.keys()].sort();
    // Two keys are in use around midnight.
    if (keys.size > 2) keys.delete(oldest);
    return key;
  };

  return {
    load: async (userId: string) => {
      const made = clock.now();
      const key = await keyOf(nameOf(made.toISOString()));
      const expires = String(made.getTime() + linkLifetime);
      const epoch = await epochOf(db.query, userId);
      return {
        linkTo: (download: Download, id: string) => {
          const query = { expires, signature: sign(key, { download, id, expires, epoch }) };
          return endpointPath(download, { params: { id }, query });
        },
      };
    },
    isValid: async (
      download: Download,
      { id, userId }: Record<'id' | 'userId', string>,
      { expires, signature }: Record<'expires' | 'signature', string>,
    ) => {
      const left = Number(expires) - clock.now().getTime();
      // An invented date must not create a key.
      if (!(left > 0 && left <= linkLifetime + clockTolerance)) return false;
      const key = await keyOf(nameOf(timestampIn(clock, left - linkLifetime)));
      const epoch = await epochOf(db.query, userId);
      return isEqualSecret(signature, sign(key, { download, id, expires, epoch }));
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinks>;
export type Links = Awaited<ReturnType<LinkSigner['load']>>;

/** Deletes the keys from before yesterday, whose links have all expired. */
export async function deleteExpiredLinkKeys({ db, clock }: LinkDeps) {
  await db.query
    .deleteFrom('secrets')
    .where('name', '>=', 'download-links')
    .where('name', '<', nameOf(timestampIn(clock, -span(1, 'day'))))
    .execute();
}
