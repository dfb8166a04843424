import { sessionEndpoints } from '@settlement-help/contract';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { notFound } from '#server/http/problem.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

export function sessionRoutes({ route }: Router, deps: Deps) {
  const { db, log } = deps;

  route(sessionEndpoints.listSessions, ({ principal }) => listSessions(deps, principal));

  route(sessionEndpoints.endSession, async ({ params: { id }, principal: { userId }, requestId }) => {
    if (!(await endSession(db.query, userId, id))) throw notFound('Session');
    log.info('session ended', { id: requestId, user: userId });
    return undefined;
  });

  route(sessionEndpoints.logoutElsewhere, async ({ principal: { userId, sessionId }, requestId }) => {
    const sessions = await endSessions(db.query, userId, sessionId);
    log.info('sessions ended', { id: requestId, user: userId, sessions });
    return undefined;
  });
}
