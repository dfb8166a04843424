import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Deps } from './deps.ts';
import { resetRoutes } from './features/auth/resetRoutes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createAuthenticate } from './features/auth/sessions.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { forumRoutes } from './features/forum/routes.ts';
import { stepRoutes } from './features/steps/routes.ts';
import { photoRoutes } from './features/users/photoRoutes.ts';
import { userRoutes } from './features/users/routes.ts';
import { handleError } from './http/handleError.ts';
import { operationRoutes } from './http/operations.ts';
import { answerProblem, HttpProblem } from './http/problem.ts';
import { requestLog } from './http/requestLog.ts';
import { createRouter, type HttpEnv } from './http/router.ts';
import { isApi, securityHeaders } from './http/securityHeaders.ts';
import { serveApp } from './http/serveApp.ts';
import { type Assets, createAssets } from './http/static.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createLinks } from './security/links.ts';

const compressFrom = 2048;

/** The whole server as one value: everything that lasts is in what it is given. */
export function createApp(
  deps: Deps,
  assets: Assets = createAssets(deps.config.appDist),
  metrics: Metrics = createMetrics(),
) {
  const { config, log } = deps;
  // An address means the same with a slash at its end and without.
  const hono = new Hono<HttpEnv>({ strict: false });
  hono.onError(handleError(deps));
  hono.use(requestLog(log, metrics));
  hono.use(securityHeaders);
  if (config.corsOrigins.length > 0) {
    const exposeHeaders = ['Link', 'Retry-After', 'X-Request-Id'];
    hono.use('/api/*', cors({ origin: [...config.corsOrigins], exposeHeaders, maxAge: 600 }));
  }
  hono.use('/api/*', compress({ threshold: compressFrom }));
  operationRoutes(hono, deps, metrics);

  const router = createRouter({ hono, authenticate: createAuthenticate(deps), config });
  const loadLinks = createLinks(deps);
  authRoutes(router, deps);
  resetRoutes(router, deps);
  userRoutes(router, deps);
  photoRoutes(router, deps);
  stepRoutes(router, deps, loadLinks);
  documentRoutes(router, deps, loadLinks);
  forumRoutes(router, deps);
  router.close();

  const app = serveApp(assets);
  hono.all('*', (context, next) =>
    isApi(context.req.path)
      ? Promise.resolve(answerProblem(context, new HttpProblem(404, 'There is nothing at this address')))
      : app(context, next),
  );
  return hono;
}
