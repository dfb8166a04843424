import type { Plugin } from 'vite';
import {
  communityEndpoints,
  type Endpoint,
  endpoints,
  exportEndpoints,
  failureResponse,
} from '../src/index.ts';
import { shapeOf } from './shapeOf.ts';

const reader = (response: Endpoint['response']) =>
  response && `readerOf(${JSON.stringify(shapeOf(response))})`;

/** The part of an endpoint that the client reads. The server and the mocks read the rest. */
function entry([name, { method, path, auth, response, ...flags }]: [string, Endpoint]) {
  const { mediaType, paged, idempotent } = flags;
  const fields = JSON.stringify({ method, path, auth, mediaType, paged, idempotent }).slice(0, -1);
  return `${name}: ${fields}, "response": ${reader(response)} }`;
}

/** The tables by the names of their files. */
const tables = { endpoints, exportEndpoints, communityEndpoints };

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
      return `import { readerOf } from '../../build/shape.ts';
export const ${name} = { ${Object.entries<Endpoint>(table).map(entry).join(',\n')} };
export const failureResponse = ${reader(failureResponse)};`;
    },
  };
}
