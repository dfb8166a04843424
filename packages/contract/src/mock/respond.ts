import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { EndpointOutput, Page } from '../api/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../api/endpoints.ts';
import { limits } from '../entities/limits.ts';

/** What a mocked call can look at to make its answer. */
export interface MockCall {
  params: Record<string, string | readonly string[] | undefined>;
  request: Request;
}

type Json<Name extends EndpointName> =
  EndpointOutput<Endpoints[Name]> extends { items: infer Items } ? Items : EndpointOutput<Endpoints[Name]>;

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

const handle = (
  name: EndpointName,
  resolver: (call: MockCall) => Response | Promise<Response>,
): HttpHandler => {
  const { method, path } = endpoints[name];
  return methods[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver);
};

/** Answers `name` with success and `json`, or with what `json` makes of the call. */
export function respond<Name extends EndpointName>(
  name: Name,
  json: Json<Name> | ((call: MockCall) => Json<Name> | Promise<Json<Name>>),
): HttpHandler {
  const { status } = endpoints[name];
  return handle(name, async (call) => {
    const body = typeof json === 'function' ? await (json as (call: MockCall) => unknown)(call) : json;
    return body === undefined
      ? new HttpResponse(null, { status })
      : HttpResponse.json(body as object, { status });
  });
}

type Item<Name extends EndpointName> =
  EndpointOutput<Endpoints[Name]> extends Page<infer Each> ? Each : never;

/** Answers the paged endpoint `name` with `items`, `limit` at a time, and the cursor of the next page in `Link`. */
export const inPages = <Name extends EndpointName>(
  name: Name,
  given: readonly Item<Name>[] | ((call: MockCall) => readonly Item<Name>[]),
): HttpHandler =>
  handle(name, (call) => {
    const items = typeof given === 'function' ? given(call) : given;
    const { pathname, searchParams } = new URL(call.request.url);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit') ?? limits.pageSize);
    const headers = end < items.length ? { Link: `<${pathname}?cursor=${end}>; rel="next"` } : undefined;
    return HttpResponse.json(items.slice(start, end), headers && { headers });
  });

/** Answers `name` with an error of the API, as the server writes it. */
export const fail = (name: EndpointName, status: number, detail: string): HttpHandler =>
  handle(name, () => HttpResponse.json({ detail }, { status }));

/** Answers `name` with an error page of something between us and the server: no JSON, no detail. */
export const broken = (name: EndpointName, status = 502): HttpHandler =>
  handle(name, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status }));

/** Lets `name` fail as it does without a network. */
export const offline = (name: EndpointName): HttpHandler => handle(name, () => HttpResponse.error());

/** Lets `name` never answer, so that the pending state stays. */
export const slow = (name: EndpointName): HttpHandler =>
  handle(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
