import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { openApiDocument } from '#server/apiDocs/openApi.ts';
import { docsPage, docsPolicy, docsScript } from '#server/apiDocs/page.ts';
import type { Deps } from '#server/deps.ts';
import type { Metrics } from '#server/metrics.ts';
import { sha256 } from '#server/security/secrets.ts';
import type { HttpEnv } from './httpEnv.ts';
import { answerProblem, HttpProblem, notFound } from './problem.ts';
import { respond, respondJson } from './respond.ts';
import { bearerOf, remoteAddress } from './router.ts';

const notKept = { 'Cache-Control': 'no-store' };

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const equal = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

function mayReadMetrics(context: Context<HttpEnv>, token: string | undefined) {
  if (token !== undefined) return equal(bearerOf(context) ?? '', token);
  // A proxy on this machine calls for somebody elsewhere.
  const isForwarded = context.req.header('X-Forwarded-For') ?? context.req.header('Forwarded');
  return !isForwarded && loopback.test(remoteAddress(context) ?? '');
}

/** What those who run the server ask it: whether it lives, can work and how it does; and what its API is. */
export function operationRoutes(hono: Hono<HttpEnv>, { db, config, log }: Deps, metrics: Metrics) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const loadDocument = () => {
    document ??= openApiDocument();
    return document;
  };
  let page: string | undefined;
  const loadPage = () => {
    page ??= docsPage(loadDocument());
    return page;
  };

  hono.get('/healthz', (context) => respondJson(context, 200, { status: 'ok' }));

  hono.get('/readyz', async (context) => {
    try {
      await db.query.selectFrom('secrets').select('name').limit(1).execute();
      return respondJson(context, 200, { status: 'ready' }, notKept);
    } catch (error) {
      log.warn('not ready', { error });
      const headers = { 'Retry-After': '5', ...notKept };
      return answerProblem(context, new HttpProblem(503, 'The database cannot be reached', { headers }));
    }
  });

  hono.get('/metrics', async (context) => {
    // To anybody else there is nothing here.
    if (!mayReadMetrics(context, config.metricsToken)) return answerProblem(context, notFound('Page'));
    return respond(context, 200, await metrics.read(), { 'Content-Type': metrics.contentType, ...notKept });
  });

  hono.get('/api/openapi.json', (context) => respondJson(context, 200, loadDocument()));

  hono.get('/api/docs', (context) => {
    const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': docsPolicy };
    return respond(context, 200, loadPage(), headers);
  });
  hono.get('/api/docs.js', (context) =>
    respond(context, 200, docsScript, { 'Content-Type': 'text/javascript; charset=UTF-8' }),
  );
}
