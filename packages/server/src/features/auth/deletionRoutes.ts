import { endpoints } from '@settlement-help/contract';
import { verifyPassword } from '#server/core/passwordHasher.ts';
import { getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { deleteFiles } from '#server/storage/deleteFiles.ts';
import { deleteUser } from './deleteUser.ts';
import { incorrectPassword, type LogInLimits } from './logInLimits.ts';

export function deletionRoutes(
  { route }: Router,
  deps: Deps,
  emailQueue: EmailQueue,
  { limitAttempts }: LogInLimits,
) {
  const { db, log } = deps;

  route(endpoints.deleteAccount, ({ body, principal: { userId }, requestId }) =>
    limitAttempts(userId, async () => {
      const user = await getUser(db.query, userId);
      const { email, password_hash } = user;
      if (!(await verifyPassword(password_hash, body.current_password))) throw incorrectPassword();
      await emailQueue.refuseFlood(email);
      const files = await db.transaction(async (tx) => {
        // The password may have changed meanwhile.
        if ((await getUser(tx, userId)).password_hash !== password_hash) throw incorrectPassword();
        const keys = await deleteUser(tx, deps.clock, userId);
        await emailQueue.addDeletionEmail(tx, user);
        return keys;
      });
      log.info('account deleted', { id: requestId, user: userId });
      emailQueue.deliverSoon();
      void deleteFiles(deps, files);
    }),
  );
}
