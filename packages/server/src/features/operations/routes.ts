import type { Context, Hono } from 'hono';
import { isEqualSecret } from '#server/core/tokens.ts';
import type { Deps } from '#server/deps.ts';
import { bearerOf, remoteAddress } from '#server/http/endpoints/router.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { resourcePolicy } from '#server/http/middleware/cors.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { respond, respondJson } from '#server/http/respond.ts';
import { registerGauges } from './gauges.ts';
import { wellKnownRoutes } from './wellKnown.ts';

const noStore = { 'Cache-Control': 'no-store' };

const loopback = /^(127\.|::1$|::ffff:127\.)/;

function mayReadMetrics(context: Context<HttpEnv>, token: string | undefined) {
  if (token !== undefined) return isEqualSecret(bearerOf(context) ?? '', token);
  // A forwarded request comes from another machine.
  const isForwarded = context.req.header('X-Forwarded-For') ?? context.req.header('Forwarded');
  return !isForwarded && loopback.test(remoteAddress(context) ?? '');
}

// Below it, the database may fail to write a row.
const smallestSpace = 1024 ** 2;

export function operationRoutes(hono: Hono<HttpEnv>, deps: Deps) {
  const { db, config, disk, log, metrics } = deps;
  registerGauges(deps);
  wellKnownRoutes(hono, deps);
  // The app checks it to find out whether the server can be reached.
  const headers = { 'Cross-Origin-Resource-Policy': resourcePolicy(config.corsOrigins) };
  hono.get('/healthz', (context) => respondJson(context, 200, { status: 'ok' }, headers));

  hono.get('/readyz', async (context) => {
    try {
      await db.query.selectFrom('secrets').select('name').limit(1).execute();
    } catch (error) {
      log.warn('not ready', { error });
      const headers = { 'Retry-After': '5', ...noStore };
      throw new HttpProblem(503, 'service_unavailable', 'The database cannot be reached', { headers });
    }
    const { free, reserve } = await disk.read();
    if (reserve > 0 && free < smallestSpace) {
      throw new HttpProblem(503, 'no_space', 'The disk is full', { headers: noStore });
    }
    const uploads = free < reserve ? 'refused' : 'accepted';
    return respondJson(context, 200, { status: 'ready', uploads }, noStore);
  });

  hono.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, config.metricsToken)) throw notFound('Page');
    return respond(context, 200, await metrics.read(), { 'Content-Type': metrics.contentType, ...noStore });
  });
}
