import type { Plugin } from 'vite';
import {
  communityEndpoints,
  type Endpoint,
  endpoints,
  exportEndpoints,
  failureResponse,
  passwordEndpoints,
  reminderEndpoints,
  sessionEndpoints,
} from '../src/index.ts';
import { shapeOf } from './shapeOf.ts';

/** The part of the endpoints that the client reads. The server and the mocks read the rest. */
function codeOf(name: string, table: Record<string, Endpoint>) {
  // Endpoints that answer the same share its shape.
  const readers = new Map<string, string>();
  const readerOf = (response: Endpoint['response']) => {
    if (!response) return null;
    const shape = JSON.stringify(shapeOf(response));
    const reader = readers.get(shape) ?? `reader${readers.size}`;
    readers.set(shape, reader);
    return reader;
  };
  const entries = Object.entries(table).map(
    ([endpoint, { method, path, auth, response, mediaType, paged, idempotent }]) => {
      const fields = JSON.stringify({ method, path, auth, mediaType, paged, idempotent }).slice(0, -1);
      return `${endpoint}: ${fields}, "response": ${readerOf(response)} }`;
    },
  );
  const failure = readerOf(failureResponse);
  return [
    `import { readerOf } from '../../build/shape.ts';`,
    ...[...readers].map(([shape, reader]) => `const ${reader} = readerOf(${shape});`),
    `export const ${name} = { ${entries.join(',\n')} };`,
    `export const failureResponse = ${failure};`,
  ].join('\n');
}

/** The tables by the names of their files. */
const tables = {
  endpoints,
  reminderEndpoints,
  exportEndpoints,
  communityEndpoints,
  sessionEndpoints,
  passwordEndpoints,
};

/** Replaces the schemas of the endpoints by shapes in the built app (docs/decisions/0010-response-shapes.md). */
export function browserEndpoints(): Plugin {
  return {
    name: 'browser-endpoints',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = id.match(/\/contract\/src\/api\/(\w+)\.ts$/)?.[1] ?? '';
      const table = Object.hasOwn(tables, name) ? tables[name as keyof typeof tables] : undefined;
      if (!table) return null;
      return codeOf(name, table);
    },
  };
}
