import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { cacheSettings } from './db/settings.ts';
import type { Deps } from './deps.ts';
import { answerEmailRoutes } from './features/answerEmails/routes.ts';
import { apiDocsRoutes } from './features/apiDocs/routes.ts';
import { deleteUser } from './features/auth/deleteUser.ts';
import { deletionRoutes } from './features/auth/deletionRoutes.ts';
import { emailChangeRoutes } from './features/auth/emailAddress/emailChangeRoutes.ts';
import { verificationRoutes } from './features/auth/emailAddress/verificationRoutes.ts';
import { createLogInLimits } from './features/auth/logInLimits.ts';
import { resetRoutes } from './features/auth/passwords/resetRoutes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { secondFactorRoutes } from './features/auth/secondFactor/secondFactorRoutes.ts';
import { sessionRoutes } from './features/auth/sessions/sessionRoutes.ts';
import { createAuthenticate, createIsSessionOver } from './features/auth/sessions/sessions.ts';
import { takeBackRoutes } from './features/auth/takeBackRoutes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { createEmailQueue } from './features/emails/emailQueue.ts';
import { makeArchive } from './features/export/archive.ts';
import { exportRoutes } from './features/export/routes.ts';
import { factReportRoutes } from './features/factReports/routes.ts';
import { forumRoutes } from './features/forum/routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { siteRoutes } from './features/legal/siteRoutes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { operationRoutes } from './features/operations/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { stepRoutes } from './features/steps/routes.ts';
import { situationRoutes } from './features/steps/situationRoutes.ts';
import { transparencyRoutes } from './features/transparency/routes.ts';
import { photoRoutes } from './features/users/photoRoutes.ts';
import { userRoutes } from './features/users/routes.ts';
import { createLinks } from './http/endpoints/downloadLinks.ts';
import { createRouter } from './http/endpoints/router.ts';
import type { HttpEnv } from './http/httpEnv.ts';
import { apiCompression, compression } from './http/middleware/compression.ts';
import { corsFor } from './http/middleware/cors.ts';
import { countForwards } from './http/middleware/countForwards.ts';
import { handleError } from './http/middleware/handleError.ts';
import { requestLog } from './http/middleware/requestLog.ts';
import { isApiPath, securityHeaders } from './http/middleware/securityHeaders.ts';
import { unknownAddress } from './http/problem.ts';
import { type Assets, createAssets } from './http/static/assets.ts';
import { serveApp } from './http/static/serveApp.ts';
import { emailComposers } from './jobs/startJobs.ts';

export function createApp(deps: Deps, assets: Assets = createAssets(deps.config.appDist)) {
  const { config, log, metrics } = deps;
  const hono = new Hono<HttpEnv>({ strict: false });
  hono.onError(handleError(deps));
  hono.use(requestId({ limitLength: 64 }), requestLog(log, metrics));
  if (config.trustProxy === 0) hono.use(countForwards(metrics));
  hono.use(securityHeaders);
  if (config.corsOrigins.length > 0) hono.use('/api/*', corsFor(config.corsOrigins));
  hono.use('/api/*', apiCompression);
  // Prerendered pages are long; the page of other routes is not.
  hono.on('GET', ['/', '/plan'], compression);
  operationRoutes(hono, deps);
  apiDocsRoutes(hono);
  legalRoutes(hono, config);

  const readSettings = cacheSettings(deps);
  const router = createRouter({
    hono,
    authenticate: createAuthenticate(deps),
    isSessionOver: createIsSessionOver(deps),
    readSettings,
    config,
  });
  const links = createLinks(deps);
  const emailQueue = createEmailQueue(deps, emailComposers);
  const logInLimits = createLogInLimits(deps);
  authRoutes(router, deps, emailQueue, logInLimits);
  sessionRoutes(router, deps, emailQueue);
  resetRoutes(router, deps, emailQueue, logInLimits);
  deletionRoutes(router, deps, emailQueue, logInLimits);
  verificationRoutes(router, deps, emailQueue);
  emailChangeRoutes(router, deps, emailQueue, logInLimits);
  secondFactorRoutes(router, deps, emailQueue, logInLimits);
  takeBackRoutes(router, deps, emailQueue);
  userRoutes(router, deps, emailQueue, readSettings);
  photoRoutes(router, deps);
  situationRoutes(router, deps);
  stepRoutes(router, deps, links);
  calendarRoutes(router, deps);
  reminderRoutes(router, deps);
  answerEmailRoutes(router, deps);
  factReportRoutes(router, deps);
  siteRoutes(router, config, readSettings);
  transparencyRoutes(router, deps);
  documentRoutes(router, deps, links);
  exportRoutes(router, deps, links, emailQueue);
  forumRoutes(router, deps);
  blockRoutes(router, deps);
  moderationRoutes(router, deps, links, emailQueue, {
    makeArchive,
    deleteUser,
    addDeletionEmail: emailQueue.addDeletionEmail,
  });
  router.rejectOtherMethods();

  const app = serveApp(assets, config);
  hono.all('*', (context, next) => {
    if (isApiPath(context.req.path)) throw unknownAddress();
    return app(context, next);
  });
  return hono;
}
