import { endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/clock.ts';
import { emailKey } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, tooMany } from '#server/http/problem.ts';
import type { Router } from '#server/http/router.ts';
import { refuseCommonPassword } from '#server/security/commonPasswords.ts';
import { hashPassword } from '#server/security/passwordHasher.ts';
import { createRateLimit } from '#server/security/rateLimit.ts';
import { sha256 } from '#server/security/secrets.ts';
import { createResetMails } from './resetMails.ts';
import { endSessions } from './sessions.ts';

const linkEnded = () =>
  new HttpProblem(400, 'This reset link is not valid any more. Please ask for a new one.');

export function resetRoutes({ route }: Router, deps: Deps) {
  const { db, clock, log } = deps;
  const mails = createResetMails(deps);
  const byNetwork = createRateLimit(deps, { name: 'reset-network', max: 100, window: span(1, 'hour') });
  const byEmail = createRateLimit(deps, { name: 'reset-email', max: 5, window: span(1, 'hour') });

  route(endpoints.requestPasswordReset, async ({ body: { email }, address }) => {
    const wait = await byNetwork.take(address);
    if (wait > 0) throw tooMany('Too many requests from this network. Please try again later.', wait);
    // Beyond its limit an address gets no more mail, and nobody can tell from the answer.
    if ((await byEmail.take(emailKey(email))) === 0) await mails.note(email);
    setImmediate(() => {
      mails.deliverDue().catch((error: unknown) => log.error('reset mails failed', { error }));
    });
    return undefined;
  });

  route(endpoints.resetPassword, async ({ body: { token, new_password } }) => {
    const token_hash = sha256(token);
    const now = timestampIn(clock);
    const standing = await db.query
      .selectFrom('reset_tokens')
      .select('user_id')
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!standing) throw linkEnded();
    await refuseCommonPassword(new_password, 'new_password');
    const password_hash = await hashPassword(new_password);
    await db.transaction(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('reset_tokens')
        .where('token_hash', '=', token_hash)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw linkEnded();
      const { user_id } = standing;
      await tx.deleteFrom('reset_tokens').where('user_id', '=', user_id).execute();
      await tx
        .updateTable('users')
        .set({ password_hash, updated_at: now })
        .where('id', '=', user_id)
        .execute();
      await endSessions(tx, user_id);
    });
    return undefined;
  });
}
