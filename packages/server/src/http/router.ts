import { getConnInfo } from '@hono/node-server/conninfo';
import type { Endpoint } from '@settlement-help/contract';
import type { Context, Hono } from 'hono';
import type { AppConfig } from '#server/config.ts';
import type { Answer, Call, FileAnswer, Handler, Principal } from './call.ts';
import { readJson } from './jsonBody.ts';
import { answerProblem, HttpProblem } from './problem.ts';
import { validate } from './validation.ts';

export interface HttpEnv {
  Variables: { requestId: string; template: string | undefined };
}

interface RouterOptions {
  hono: Hono<HttpEnv>;
  /** Whose session a bearer token is of, if it is of any that stands. */
  authenticate: (token: string) => Promise<Principal | undefined>;
  config: Pick<AppConfig, 'trustProxy'>;
}

/** Mounts endpoints of the contract's table. */
export interface Router {
  route<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** Refuses every other method on the paths that were mounted; called after the last `route`. */
  close(): void;
}

const honoPath = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

/** The address at the other end of the connection; a test calls the app without one. */
export const remoteAddress = (context: Context) =>
  context.env?.incoming ? getConnInfo(context).remote.address : undefined;

function addressOf(context: Context, { trustProxy }: Pick<AppConfig, 'trustProxy'>) {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  return remoteAddress(context) ?? 'unknown';
}

export function bearerOf(context: Context) {
  return context.req.header('Authorization')?.match(/^Bearer +([\w~+/.-]+=*)$/i)?.[1];
}

function idempotencyKeyOf(context: Context, endpoint: Endpoint) {
  const key = endpoint.idempotent ? context.req.header('Idempotency-Key') : undefined;
  if (key === undefined || /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw new HttpProblem(400, 'The Idempotency-Key must have 8 to 200 visible ASCII characters');
}

async function send(context: Context, endpoint: Endpoint, answer: unknown) {
  if (endpoint.response !== null) {
    if (!endpoint.paged) return context.json(answer, endpoint.status === 204 ? 200 : endpoint.status);
    const { items, nextCursor } = answer as { items: unknown[]; nextCursor: string | null };
    if (nextCursor !== null) {
      const next = new URL(context.req.url);
      next.searchParams.set('cursor', nextCursor);
      context.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
    }
    return context.json(items);
  }
  if (endpoint.status !== 200) return context.body(null, endpoint.status);
  const { stream, headers } = answer as FileAnswer;
  if (context.req.method !== 'HEAD') return context.body(stream, 200, headers);
  // Nobody will read it, and it holds a file open.
  await stream.cancel();
  return context.body(null, 200, headers);
}

export function createRouter({ hono, authenticate, config }: RouterOptions): Router {
  const methods = new Map<string, Set<string>>();

  const principalOf = async (context: Context) => {
    const token = bearerOf(context);
    const principal = token ? await authenticate(token) : undefined;
    if (principal) return principal;
    throw new HttpProblem(401, 'Not authenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
  };

  const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => {
    const path = honoPath(endpoint);
    methods.set(path, (methods.get(path) ?? new Set()).add(endpoint.method));
    hono.on(endpoint.method, path, async (context) => {
      context.set('template', endpoint.path);
      const principal = endpoint.auth === 'bearer' ? await principalOf(context) : undefined;
      const call = {
        params: context.req.param(),
        query: endpoint.query && validate(endpoint.query, context.req.query()),
        body: endpoint.body && validate(endpoint.body, await readJson(context.req.raw)),
        principal,
        request: context.req.raw,
        address: addressOf(context, config),
        idempotencyKey: idempotencyKeyOf(context, endpoint),
        // Each part was made by the schema whose type it has.
      } as unknown as Call<E>;
      const answer: Answer<E> = await handler(call);
      return send(context, endpoint, answer);
    });
  };

  const close = () => {
    for (const [path, allowed] of methods) {
      const headers = { Allow: [...allowed].join(', ') };
      hono.all(path, (context) =>
        answerProblem(
          context,
          new HttpProblem(405, `${context.req.method} is not allowed here`, { headers }),
        ),
      );
    }
  };

  return { route, close };
}
