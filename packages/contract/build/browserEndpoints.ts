import type { Plugin } from 'vite';
import { type Endpoint, endpoints, failureAnswer } from '../src/index.ts';
import { shapeOf } from './shapeOf.ts';

const reader = (response: Endpoint['response']) =>
  response && `readerOf(${JSON.stringify(shapeOf(response))})`;

/** What the client reads of an endpoint; the rest of the table is for whoever answers. */
function entry([name, { method, path, auth, response, ...flags }]: [string, Endpoint]) {
  const { paged, idempotent } = flags;
  const fields = JSON.stringify({ method, path, auth, paged, idempotent }).slice(0, -1);
  return `${name}: ${fields}, "response": ${reader(response)} }`;
}

/** Gives the built app the table of endpoints without its schemas (see docs/decisions/0010-answers.md). */
export function browserEndpoints(): Plugin {
  return {
    name: 'browser-endpoints',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/contract/src/api/endpoints.ts')) return null;
      return `import { readerOf } from '../../build/shape.ts';
export const endpoints = { ${Object.entries(endpoints).map(entry).join(',\n')} };
export const failureAnswer = ${reader(failureAnswer)};`;
    },
  };
}
