import { getConnInfo } from '@hono/node-server/conninfo';
import { type Endpoint, endpointPath, limits, routePattern } from '@settlement-help/contract';
import type { Context, Hono } from 'hono';
import type { AppConfig } from '#server/core/config.ts';
import type { ReadSettings } from '#server/db/settings.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { clientAddress, networkOf } from '#server/http/middleware/clientAddress.ts';
import { HttpProblem, passwordNotVerified, retryLater, unauthorized } from '#server/http/problem.ts';
import { respond, respondJson } from '#server/http/respond.ts';
import type {
  EndpointRequest,
  EndpointResult,
  FileResponse,
  Handler,
  Page,
  Principal,
  TextResponse,
} from './endpointRequest.ts';
import { createMatcher, etagHeader } from './etag.ts';
import { enforceBodyLimit, readJson } from './jsonBody.ts';
import { validate } from './validation.ts';

interface FirstPage extends Pick<Page, 'nextCursor'> {
  id: string;
}

interface RouterOptions {
  hono: Hono<HttpEnv>;
  /** The session and user of a bearer token, unless it is not valid (any more). */
  authenticate: (token: string) => Promise<Principal | undefined>;
  /** True if the error was caused by a session that ended during the request. */
  isSessionOver: (error: unknown, principal: Principal) => Promise<boolean>;
  readSettings: ReadSettings;
  config: Pick<AppConfig, 'trustProxy'>;
}

export interface Router {
  route<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** Responds 405 to every other method on the mounted paths. Called after the last `route`. */
  rejectOtherMethods(): void;
}

/** Undefined in tests, which call the app without a connection. */
export const remoteAddress = (context: Context) =>
  context.env?.incoming ? getConnInfo(context).remote.address : undefined;

const addressOf = (context: Context, { trustProxy }: Pick<AppConfig, 'trustProxy'>) =>
  clientAddress(remoteAddress(context) ?? 'unknown', context.req.header('X-Forwarded-For') ?? '', trustProxy);

export function bearerOf(context: Context) {
  return context.req.header('Authorization')?.match(/^Bearer +([\w~+/.-]+=*)$/i)?.[1];
}

function idempotencyKeyOf(context: Context, endpoint: Endpoint) {
  const key = endpoint.idempotent ? context.req.header('Idempotency-Key') : undefined;
  if (key === undefined || /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw new HttpProblem(
    400,
    'invalid_idempotency_key',
    'The Idempotency-Key must have 8 to 200 visible ASCII characters',
  );
}

function contentLanguageOf(context: Context, endpoint: Endpoint) {
  const tags = endpoint.contentLanguage ? context.req.header('Content-Language') : undefined;
  return tags?.match(/^[a-z]{2,3}(?=$|[-,\s])/i)?.[0].toLowerCase() ?? null;
}

function sendPage(context: Context<HttpEnv>, { items, nextCursor }: Page) {
  if (nextCursor === null) return respondJson(context, 200, items);
  const query = new URLSearchParams({ ...context.req.query(), cursor: nextCursor });
  return respondJson(context, 200, items, { Link: `<${context.req.path}?${query}>; rel="next"` });
}

/** Sends JSON that contains the first page of a list, and the address of the next page. */
function sendFirstPage(
  context: Context<HttpEnv>,
  path: Endpoint['path'],
  result: FirstPage,
  headers: Record<string, string>,
) {
  const { nextCursor, ...json } = result;
  if (nextCursor === null) return respondJson(context, 200, json, headers);
  const query = { limit: String(limits.answersPerPage), cursor: nextCursor };
  const address = endpointPath({ path }, { params: { id: result.id }, query });
  return respondJson(context, 200, json, { ...headers, Link: `<${address}>; rel="next"` });
}

async function sendFile(context: Context<HttpEnv>, { stream, headers }: FileResponse) {
  if (context.req.method !== 'HEAD') return respond(context, 200, stream, headers);
  // A HEAD response sends no body, and the stream holds a file open.
  await stream.cancel();
  return respond(context, 200, null, headers);
}

function send(context: Context<HttpEnv>, endpoint: Endpoint, result: unknown) {
  const { firstPageOf, mediaType, paged, response, status } = endpoint;
  if (mediaType) {
    const { text, headers } = result as TextResponse;
    return respond(context, status, text, { 'Content-Type': `${mediaType}; charset=UTF-8`, ...headers });
  }
  if (paged) return sendPage(context, result as Page);
  const headers = etagHeader(endpoint, result);
  if (firstPageOf) return sendFirstPage(context, firstPageOf, result as FirstPage, headers);
  if (response !== null) return respondJson(context, status, result, headers);
  // Without a schema of the response, 200 is a file and other statuses have no body.
  return status === 200 ? sendFile(context, result as FileResponse) : respond(context, status, null);
}

const notAuthenticated = (isTokenRefused: boolean) =>
  unauthorized('not_authenticated', 'Not authenticated', isTokenRefused);

const changesData = ({ method, worksReadOnly }: Endpoint) => method !== 'GET' && !worksReadOnly;

const readOnly = () =>
  retryLater(
    503,
    'read_only',
    'Changes are switched off for maintenance. Nothing that you stored is lost. Please try again later.',
    300,
  );

export function createRouter({
  hono,
  authenticate,
  isSessionOver,
  readSettings,
  config,
}: RouterOptions): Router {
  const methods = new Map<string, Set<string>>();

  const principalOf = async (context: Context) => {
    const token = bearerOf(context);
    const principal = token ? await authenticate(token) : undefined;
    if (principal) {
      context.set('userId', principal.userId);
      return principal;
    }
    throw notAuthenticated(token !== undefined);
  };

  const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => {
    const path = routePattern(endpoint).replace(/\/$/, '');
    const allowed = methods.get(path) ?? new Set();
    methods.set(path, allowed.add(endpoint.method));
    // Hono routes HEAD requests to the GET handler.
    if (endpoint.method === 'GET') allowed.add('HEAD');
    hono.on(endpoint.method, path, async (context) => {
      context.set('template', endpoint.path);
      const principal = endpoint.isPublic ? undefined : await principalOf(context);
      if (changesData(endpoint) && (await readSettings()).read_only) throw readOnly();
      if (endpoint.needsPassword && !principal?.isPasswordRecent) throw passwordNotVerified();
      if (endpoint.body) await enforceBodyLimit(context);
      const request = {
        params: context.req.param(),
        query: endpoint.query && validate(endpoint.query, context.req.query()),
        body: endpoint.body && validate(endpoint.body, await readJson(context.req.raw)),
        principal,
        request: context.req.raw,
        requestId: context.get('requestId'),
        // Not a getter, because V8 would create a hidden class per object and keep the request until a full GC.
        network: () => networkOf(addressOf(context, config)),
        idempotencyKey: idempotencyKeyOf(context, endpoint),
        language: contentLanguageOf(context, endpoint),
        requireMatch: createMatcher(endpoint, context.req.header('If-Match')),
      } as unknown as EndpointRequest<E>;
      let result: EndpointResult<E>;
      try {
        result = await handler(request);
      } catch (error) {
        throw principal && (await isSessionOver(error, principal)) ? notAuthenticated(true) : error;
      }
      return send(context, endpoint, result);
    });
  };

  const rejectOtherMethods = () => {
    // Paths with parameters come last: `/:id` would also match `/reset` and name other methods.
    const sortedPaths = [...methods].sort(
      ([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')),
    );
    for (const [path, allowed] of sortedPaths) {
      const headers = { Allow: [...allowed].join(', ') };
      hono.all(path, ({ req: { method } }) => {
        throw new HttpProblem(405, 'method_not_allowed', `${method} is not allowed here`, { headers });
      });
    }
  };

  return { route, rejectOtherMethods };
}
