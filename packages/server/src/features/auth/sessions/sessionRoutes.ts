import { endpoints } from '@settlement-help/contract';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { notFound } from '#server/http/problem.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

export function sessionRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue) {
  const { db, log } = deps;

  route(endpoints.listSessions, ({ principal }) => listSessions(deps, principal));

  route(endpoints.endSession, async ({ params: { id }, principal: { userId }, requestId }) => {
    if (!(await endSession(db.query, userId, id))) throw notFound('Session');
    log.info('session ended', { id: requestId, user: userId });
  });

  route(endpoints.logoutElsewhere, async ({ principal: { userId, sessionId }, requestId }) => {
    const sessions = await endSessions(db.query, userId, sessionId);
    log.info('sessions ended', { id: requestId, user: userId, sessions });
    if (sessions > 0) await emailQueue.notify('sessions_ended', await getUser(db.query, userId));
  });
}
