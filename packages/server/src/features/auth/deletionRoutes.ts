import { endpoints } from '@settlement-help/contract';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { deleteFiles } from '#server/storage/deleteFiles.ts';
import { deleteUser } from './deleteUser.ts';
import type { LogInLimits } from './logInLimits.ts';
import { createRequirePassword, requireSamePassword } from './passwords/requirePassword.ts';

export function deletionRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue, limits: LogInLimits) {
  const { db, clock, log } = deps;
  const requirePassword = createRequirePassword(deps, limits);

  route(endpoints.deleteAccount, async ({ body, principal: { userId }, requestId }) => {
    const user = await requirePassword(userId, body.current_password);
    await emailQueue.refuseFlood(user.email);
    const files = await db.transaction(async (tx) => {
      await requireSamePassword(tx, user);
      const keys = await deleteUser(tx, clock, userId);
      await emailQueue.addDeletionEmail(tx, user);
      return keys;
    });
    log.info('account deleted', { id: requestId, user: userId });
    emailQueue.deliverSoon();
    void deleteFiles(deps, files);
  });
}
