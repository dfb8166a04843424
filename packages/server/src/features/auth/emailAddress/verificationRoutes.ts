import { endpoints } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import { consumeToken, deleteTokens, invalidEmailLink } from '#server/features/emails/emailTokens.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit } from '#server/http/problem.ts';

export function verificationRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue) {
  const { db, clock, log } = deps;
  const emails = createRateLimit(deps, { name: 'verification-email', max: 5, window: span(1, 'day') });

  route(endpoints.sendVerificationEmail, async ({ principal: { userId } }) => {
    const { email, email_verified } = await getUser(db.query, userId);
    if (email_verified === 1) return;
    await enforceLimit(
      emails,
      userId,
      'too_many_requests',
      'Too many requests for this email. Please try again tomorrow.',
    );
    await emailQueue.add(db.query, 'verify', email);
    emailQueue.deliverSoon();
  });

  route(endpoints.verifyEmail, async ({ body: { token }, requestId }) => {
    const userId = await db.transaction(async (tx) => {
      const consumed = await consumeToken(tx, clock, 'verify', token);
      if (!consumed) throw invalidEmailLink();
      const { user_id } = consumed;
      await tx.updateTable('users').set({ email_verified: 1 }).where('id', '=', user_id).execute();
      await deleteTokens(tx, user_id, ['verify']);
      return user_id;
    });
    log.info('address verified', { id: requestId, user: userId });
  });
}
