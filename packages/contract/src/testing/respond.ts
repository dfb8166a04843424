import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type Endpoint, type EndpointOutput, type Page, routePattern } from '../endpoints/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../endpoints/index.ts';
import { limits } from '../entities/limits.ts';
import type { FieldError } from '../entities/problem.ts';

export interface MockRequest {
  params: Record<string, string | readonly string[] | undefined>;
  request: Request;
}

type Output<Name extends EndpointName> = EndpointOutput<Endpoints[Name]>;

type Json<Name extends EndpointName> =
  Output<Name> extends { items: infer Items }
    ? Items
    : Endpoints[Name] extends { firstPageOf: string }
      ? Omit<Output<Name>, 'nextCursor'> & { nextCursor?: string | null }
      : Output<Name>;

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Responds to `name` with any `Response`. Without one, the handler before it responds. */
export const respondWith = (
  name: EndpointName,
  resolver: (request: MockRequest) => Response | undefined | Promise<Response>,
): HttpHandler => {
  const endpoint = endpoints[name];
  return methods[endpoint.method](`*${routePattern(endpoint)}`, resolver);
};

/** Responds to `name` with success and `json`, or with what `json` returns for the request. A `nextCursor` is sent in `Link`. */
export function respond<Name extends EndpointName>(
  name: Name,
  json: Json<Name> | ((request: MockRequest) => Json<Name> | Promise<Json<Name>>),
): HttpHandler {
  const { status, firstPageOf, etagOf }: Endpoint = endpoints[name];
  return respondWith(name, async (request) => {
    const body = typeof json === 'function' ? await (json as (of: MockRequest) => unknown)(request) : json;
    if (body === undefined) return new HttpResponse(null, { status });
    const { nextCursor, ...sent } = firstPageOf ? (body as Partial<Page<never>>) : { nextCursor: null };
    const headers = {
      ...(nextCursor && { Link: `<?cursor=${nextCursor}>; rel="next"` }),
      ...(etagOf && { ETag: etagFor(etagOf, body) }),
    };
    return HttpResponse.json(firstPageOf ? sent : (body as object), { status, headers });
  });
}

function etagFor(fields: readonly string[], state: unknown) {
  const text = JSON.stringify(fields.map((name) => (state as Record<string, unknown>)[name] ?? null));
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `"${hash}"`;
}

/** Responds to `name` as if another device had changed the state to `current`. */
export const respondChangedElsewhere = (name: EndpointName, current: object): HttpHandler => {
  const { etagOf = [] }: Endpoint = endpoints[name];
  const problem = {
    detail: 'This was changed on another device, so nothing was saved yet',
    code: 'changed_elsewhere',
    current,
  };
  return respondWith(name, () =>
    HttpResponse.json(problem, { status: 412, headers: { ETag: etagFor(etagOf, current) } }),
  );
};

type Item<Name extends EndpointName> =
  EndpointOutput<Endpoints[Name]> extends Page<infer Each> ? Each : never;

/** Responds to the paged endpoint `name` with `limit` items at a time, and the cursor of the next page in `Link`. */
export const respondInPages = <Name extends EndpointName>(
  name: Name,
  given: readonly Item<Name>[] | ((request: MockRequest) => readonly Item<Name>[]),
): HttpHandler =>
  respondWith(name, (mocked) => {
    const items = typeof given === 'function' ? given(mocked) : given;
    const { pathname, searchParams } = new URL(mocked.request.url);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit') ?? limits.pageSize);
    const headers = end < items.length ? { Link: `<${pathname}?cursor=${end}>; rel="next"` } : undefined;
    return HttpResponse.json(items.slice(start, end), headers && { headers });
  });

/** Responds to `name` with an error of the server, and with the code of the reason where one is given. */
export const fail = (name: EndpointName, status: number, detail: string, code?: string): HttpHandler =>
  respondWith(name, () => HttpResponse.json({ detail, ...(code && { code }) }, { status }));

/** Responds to `name` with 422 and a message for each invalid field, with its code where `codes` has one. */
export const respondInvalidInput = (
  name: EndpointName,
  messages: Record<string, string>,
  codes: Record<string, Pick<FieldError, 'code' | 'limit'>> = {},
): HttpHandler => {
  const errors = Object.entries(messages).map(([path, message]) => ({ path, message, ...codes[path] }));
  const detail = Object.values(messages).join('; ');
  return respondWith(name, () => HttpResponse.json({ detail, errors }, { status: 422 }));
};

/** Responds to `name` with the HTML error page of a proxy. */
export const respondWithHtmlError = (name: EndpointName, status = 502): HttpHandler =>
  respondWith(name, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status }));

/** Makes `name` fail as it does without a network. */
export const failNetwork = (name: EndpointName): HttpHandler => respondWith(name, () => HttpResponse.error());

/** Leaves `name` without a response, so that the pending state stays. */
export const neverRespond = (name: EndpointName): HttpHandler =>
  respondWith(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
