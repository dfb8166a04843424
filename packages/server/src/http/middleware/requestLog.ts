import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#server/core/log.ts';
import type { Metrics } from '#server/core/metrics.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { isApiPath } from './securityHeaders.ts';

const knownMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Logs and counts requests by path template, never by path. */
export const requestLog =
  (log: Logger, metrics: Metrics): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = performance.now() - start;
    const { method } = context.req;
    const { status } = context.res;
    const route = context.get('template') ?? (isApiPath(context.req.path) ? '/api/*' : '/*');
    // Unknown methods would create new labels without limit.
    const knownMethod = knownMethods.includes(method) ? method : 'other';
    metrics.countRequest({ method: knownMethod, route, status, milliseconds });
    const ms = Math.round(milliseconds * 10) / 10;
    log.info('request', {
      id: context.get('requestId'),
      method,
      path: route,
      status,
      ms,
      user: context.get('userId'),
    });
  };
