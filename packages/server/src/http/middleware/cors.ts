import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

export const resourcePolicy = (origins: readonly string[]) =>
  origins.length > 0 ? 'cross-origin' : 'same-origin';

export function corsFor(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'X-Request-Id'],
    exposeHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  return async (context, next) => {
    if (origins.includes(context.req.header('Origin') ?? '')) return allow(context, next);
    context.header('Vary', 'Origin', { append: true });
    return next();
  };
}
