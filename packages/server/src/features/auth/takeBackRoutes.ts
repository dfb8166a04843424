import { endpoints } from '@settlement-help/contract';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { newToken } from '#server/core/tokens.ts';
import { getUser, releaseFormerEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import { consumeToken, findToken, invalidEmailLink } from '#server/features/emails/emailTokens.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { changeEmail } from './emailAddress/changeEmail.ts';
import { storeHash } from './passwords/setPassword.ts';
import { recoverAccount } from './recoverAccount.ts';
import { removeSecondFactor } from './secondFactor/secondFactor.ts';

/** The link "This wasn't me" of security emails. */
export function takeBackRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue) {
  const { db, clock, log } = deps;

  route(endpoints.takeBack, async ({ body: { token }, requestId }) => {
    if (!(await findToken(db.query, clock, 'take_back', token))) throw invalidEmailLink();
    // A stranger may know the password, so nobody can log in before the reset.
    const passwordHash = await hashPassword(newToken());
    const userId = await db.transaction(async (tx) => {
      const consumed = await consumeToken(tx, clock, 'take_back', token);
      if (!consumed) throw invalidEmailLink();
      const { user_id, email, created_at } = consumed;
      const user = await getUser(tx, user_id);
      if (user.email !== email) await changeEmail(tx, clock, user, email);
      await releaseFormerEmail(tx, email);
      await storeHash(tx, user_id, passwordHash);
      await recoverAccount(tx, clock, user_id, created_at);
      // The owner has no code of a second factor that the stranger has turned on.
      if (user.second_factor_at !== null && user.second_factor_at >= created_at)
        await removeSecondFactor(tx, user_id);
      await emailQueue.add(tx, 'reset', email);
      return user_id;
    });
    log.info('account taken back', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });
}
