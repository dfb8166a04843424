import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { respond } from '#server/http/respond.ts';

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
  'Access-Control-Max-Age': '600',
};

/** Lets the pages of the named origins call the API. */
export const cors =
  (origins: readonly string[]): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const origin = context.req.header('Origin') ?? '';
    const isNamed = origins.includes(origin);
    context.set('corsHeaders', {
      Vary: 'Origin',
      ...(isNamed && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Link, Retry-After, X-Request-Id',
      }),
    });
    if (isNamed && context.req.method === 'OPTIONS') return respond(context, 204, null, preflight);
    return next();
  };
