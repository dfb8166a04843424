import { endpoints } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { refuseWeakPassword } from '#server/core/weakPasswords.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import { consumeToken, findToken } from '#server/features/emails/emailTokens.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit, HttpProblem } from '#server/http/problem.ts';
import type { LogInLimits } from '../logInLimits.ts';
import { recoverAccount } from '../recoverAccount.ts';
import { setPassword } from './setPassword.ts';

const invalidResetLink = () =>
  new HttpProblem(
    400,
    'invalid_reset_link',
    'This reset link is not valid any more. Please ask for a new one.',
  );

export function resetRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue, limits: LogInLimits) {
  const { db, clock, log } = deps;
  const byNetwork = createRateLimit(deps, { name: 'reset-network', max: 100, window: span(1, 'hour') });
  const byEmail = createRateLimit(deps, { name: 'reset-email', max: 5, window: span(1, 'hour') });

  route(endpoints.requestPasswordReset, async ({ body: { email }, network }) => {
    await enforceLimit(
      byNetwork,
      network(),
      'too_many_requests',
      'Too many requests from this network. Please try again later.',
    );
    // The response does not show that the limit of an address is reached.
    if ((await byEmail.take(normalizeEmail(email))) === 0) await emailQueue.add(db.query, 'reset', email);
    emailQueue.deliverSoon();
  });

  route(endpoints.resetPassword, async ({ body: { token, new_password }, network, requestId }) => {
    const resetToken = await findToken(db.query, clock, 'reset', token);
    if (!resetToken) throw invalidResetLink();
    const { user_id: userId, email } = resetToken;
    await refuseWeakPassword(new_password, { field: 'new_password', email });
    const passwordHash = await hashPassword(new_password);
    await limits.reset({ email, network: network() });
    await db.transaction(async (tx) => {
      if (!(await consumeToken(tx, clock, 'reset', token))) throw invalidResetLink();
      // The owner of the mailbox has opened the link.
      await tx.updateTable('users').set({ email_verified: 1 }).where('id', '=', userId).execute();
      await recoverAccount(tx, clock, userId);
      await setPassword(tx, clock, { userId, passwordHash });
    });
    log.info('password set', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });
}
