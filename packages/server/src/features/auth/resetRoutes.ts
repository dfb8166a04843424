import { endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { refuseCommonPassword } from '#server/core/commonPasswords.ts';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { sha256 } from '#server/core/tokens.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { normalizeEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit, HttpProblem } from '#server/http/problem.ts';
import type { EmailQueue } from './emailQueue.ts';
import { logInKey, type PasswordGuard } from './passwordGuard.ts';
import { setPassword } from './setPassword.ts';

const invalidResetLink = () =>
  new HttpProblem(
    400,
    'invalid_reset_link',
    'This reset link is not valid any more. Please ask for a new one.',
  );

export function resetRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue, guard: PasswordGuard) {
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
    const token_hash = sha256(token);
    const resetToken = await db.query
      .selectFrom('reset_tokens')
      .innerJoin('users', 'users.id', 'reset_tokens.user_id')
      .select(['user_id', 'normalized_email'])
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', timestampIn(clock))
      .executeTakeFirst();
    if (!resetToken) throw invalidResetLink();
    await refuseCommonPassword(new_password, 'new_password');
    const passwordHash = await hashPassword(new_password);
    await guard.reset(logInKey(resetToken.normalized_email, network()));
    await db.transaction(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('reset_tokens')
        .where('token_hash', '=', token_hash)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw invalidResetLink();
      await setPassword(tx, emailQueue, { userId: resetToken.user_id, passwordHash });
    });
    log.info('password set', { id: requestId, user: resetToken.user_id });
    emailQueue.deliverSoon();
  });
}
