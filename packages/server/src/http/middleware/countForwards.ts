import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '#server/core/metrics.ts';
import { remoteAddress } from '#server/http/endpoints/router.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';

// A proxy is usually on this machine or in its network. Any other client can send the header too.
const nearby = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^(::1$|f[cd])/i;

/** Counts requests that a proxy forwarded, for a server that trusts none. */
export const countForwards =
  ({ untrustedForwards }: Metrics): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const isForwarded = context.req.header('X-Forwarded-For') ?? context.req.header('Forwarded');
    if (isForwarded && nearby.test(remoteAddress(context) ?? '')) untrustedForwards.inc();
    await next();
  };
