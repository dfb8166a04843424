import { endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { getUser, holdFormerEmail, isHeldForAnother, normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import { consumeToken, invalidEmailLink, tokenLifetimes } from '#server/features/emails/emailTokens.ts';
import { queueSecurityEmail } from '#server/features/emails/queueSecurityEmail.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { emailRegistered, enforceLimit } from '#server/http/problem.ts';
import type { LogInLimits } from '../logInLimits.ts';
import { createRequirePassword, requireSamePassword } from '../passwords/requirePassword.ts';
import { endSessions } from '../sessions/sessions.ts';
import { changeEmail, clearEmailChange } from './changeEmail.ts';

export function emailChangeRoutes(
  { route }: Router,
  deps: Deps,
  emailQueue: EmailQueue,
  limits: LogInLimits,
) {
  const { db, clock, log } = deps;
  const requirePassword = createRequirePassword(deps, limits);
  const changes = createRateLimit(deps, { name: 'email-change', max: 5, window: span(1, 'day') });
  const byAddress = createRateLimit(deps, { name: 'new-address', max: 5, window: span(1, 'day') });

  route(endpoints.changeEmail, async ({ body, principal: { userId, sessionId }, requestId }) => {
    const { email, current_password } = body;
    const user = await requirePassword(userId, current_password);
    if (normalizeEmail(email) === user.normalized_email) {
      const message = 'This is your email address already';
      throw new InvalidInputError({ path: 'email', code: 'own_email', message });
    }
    await enforceLimit(
      changes,
      userId,
      'too_many_requests',
      'Too many changes of the email address. Please try again tomorrow.',
    );
    // The response does not show that the limit of an address is reached, or that it has an account.
    const sendsLink = (await byAddress.take(normalizeEmail(email))) === 0;
    await db.transaction(async (tx) => {
      await requireSamePassword(tx, user);
      await clearEmailChange(tx, userId);
      await tx
        .updateTable('users')
        .set({
          pending_email: email,
          pending_email_until: timestampIn(clock, tokenLifetimes.change),
          pending_email_session: sessionId,
        })
        .where('id', '=', userId)
        .execute();
      if (sendsLink) await emailQueue.add(tx, 'confirm', email, { subject_id: userId });
      await queueSecurityEmail(tx, clock, 'change_requested', user);
    });
    log.info('change of the address requested', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });

  route(endpoints.cancelEmailChange, async ({ principal: { userId } }) => {
    await db.transaction((tx) => clearEmailChange(tx, userId));
  });

  route(endpoints.confirmEmail, async ({ body: { token }, requestId }) => {
    const change = db.transaction(async (tx) => {
      const consumed = await consumeToken(tx, clock, 'change', token);
      if (!consumed) throw invalidEmailLink();
      const { user_id, email } = consumed;
      const user = await getUser(tx, user_id);
      await changeEmail(tx, clock, user, email);
      // After the change, which waits for another user who is leaving this address.
      if (await isHeldForAnother(tx, clock, email, user_id)) throw emailRegistered();
      if (user.email_verified === 1) await holdFormerEmail(tx, clock, user);
      await endSessions(tx, user_id, user.pending_email_session ?? undefined);
      await queueSecurityEmail(tx, clock, 'email_changed', user);
      return user_id;
    });
    const userId = await change.catch((error: unknown) => {
      throw db.isUniqueViolation(error) ? emailRegistered() : error;
    });
    log.info('address changed', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });
}
