import type { Endpoint } from '@settlement-help/contract';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { formBody } from './forms.ts';
import { around, type JsonSchema, oddText } from './values.ts';

/** A request as a value that a report can print and a run can repeat. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Texts that a `Headers` takes: what it refuses never reaches a handler. */
const headerText = oddText.map((text) =>
  text
    .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 4000),
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-7',
      ';;;',
    ),
  },
);

const oddHeaders: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'Idempotency-Key',
    'Content-Language',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Request-Id',
    'Accept',
    'Accept-Encoding',
    'If-None-Match',
    'Origin',
    'Cookie',
    'X-HTTP-Method-Override',
  ),
  headerText,
  { maxKeys: 2 },
);

function jsonBody(schema: z.ZodMiniType): Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const json = around(schemaOf(schema)).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, -2)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: oddText },
  );
}

// String() would call a `toString` in the input.
const inWords = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function queryOf({ query }: Endpoint): Arbitrary<string> {
  if (!query) return fc.constantFrom('', '?', '?x=1&x=2', '?%', '?__proto__=1');
  const pairs = around(schemaOf(query)).map((value) =>
    typeof value === 'object' && value !== null
      ? `?${new URLSearchParams(Object.entries(value).map(([name, part]) => [name, inWords(part)]))}`
      : `?${encodeURIComponent(inWords(value).toWellFormed())}`,
  );
  const twice = pairs.map((text) => `${text}&${text.slice(1)}`);
  return fc.oneof(
    { weight: 6, arbitrary: pairs },
    twice,
    fc.constantFrom('', '?%', '?limit[]=1&category[a]=x'),
  );
}

// Nothing, or dots alone, make the address that of another endpoint.
const leadsElsewhere = /^\.{0,2}$/;

const segment = (ids: readonly string[]) =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed())) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%2e%2e%2f', '%2F') },
    )
    .filter((text) => !leadsElsewhere.test(text));

/** Requests to an endpoint, most with identifiers of what there is. */
export function requestsTo(endpoint: Endpoint, ids: readonly string[]): Arbitrary<FuzzRequest> {
  const { method, body, form } = endpoint;
  const sent = body ? jsonBody(body) : fc.constantFrom('', '{}', '[');
  const bodies = form
    ? formBody
    : fc.record({ body: sent, headers: contentType.map((type) => ({ 'Content-Type': type })) });
  return fc
    .record({ query: queryOf(endpoint), segment: segment(ids), extra: oddHeaders, content: bodies })
    .map(({ query, segment: id, extra, content }) => ({
      method,
      path: endpoint.path.replaceAll(/\{\w+\}/g, () => id) + query,
      headers: { ...content.headers, ...extra },
      ...(method === 'GET' ? {} : { body: content.body }),
    }));
}

/** Requests to addresses and with methods that nobody meant. */
export const strayRequests: Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'X'),
    start: fc.constantFrom(
      '/',
      '/api',
      '/api/v1/',
      '/api/v1/users/me',
      '/assets/',
      '/healthz',
      '/api/docs',
      '//',
    ),
    rest: fc.oneof(
      oddText.map((text) => encodeURI(text.toWellFormed()).replaceAll('#', '')),
      fc.constantFrom('%', '%00', '%ff%fe', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//', '/.'),
    ),
    headers: oddHeaders,
  })
  .map(({ method, start, rest, headers }) => ({ method, path: start + rest, headers }));
