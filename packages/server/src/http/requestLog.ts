import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#server/log.ts';
import type { HttpEnv } from './router.ts';
import { isApi } from './securityHeaders.ts';

const acceptableId = /^[\w-]{8,64}$/;

/** Gives each request an id and writes one line when it is answered: the path's template, never the path. */
export const requestLog =
  (log: Logger): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const given = context.req.header('X-Request-Id');
    const id = given && acceptableId.test(given) ? given : randomUUID();
    const start = performance.now();
    context.set('requestId', id);
    context.header('X-Request-Id', id);
    await next();
    log.info('request', {
      id,
      method: context.req.method,
      path: context.get('template') ?? (isApi(context.req.path) ? '/api/*' : '/*'),
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  };
