import { endpoints } from '@settlement-help/contract';
import { latestTime, span, timestampIn } from '#server/core/clock.ts';
import { verifyPassword } from '#server/core/passwordHasher.ts';
import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueNotice } from '#server/features/emails/queueNotice.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { requireVerifiedEmail } from '#server/http/requireVerifiedEmail.ts';
import { incorrectPassword, type LogInLimits } from './logInLimits.ts';
import {
  acceptAppCode,
  acceptCode,
  createRecoveryCodes,
  createSecret,
  removeSecondFactor,
} from './secondFactor.ts';

const pendingFor = span(60, 'minute');

const incorrectCode = () =>
  new HttpProblem(
    400,
    'incorrect_code',
    'This code is not right, or it was used already. Wait for the next one.',
  );

export function secondFactorRoutes(
  { route }: Router,
  deps: Deps,
  emailQueue: EmailQueue,
  { limitAttempts }: LogInLimits,
) {
  const { db, clock, log } = deps;

  /** Limits guesses apart from those of the password, because the right password ends its own limit. */
  const limitCodes = <Result>(userId: string, attempt: () => Promise<Result>) =>
    limitAttempts(`second-factor\n${userId}`, attempt);

  const refuseActive = async (queries: Queries, userId: string) => {
    const { second_factor_at } = await getUser(queries, userId);
    if (second_factor_at === null) return;
    throw new HttpProblem(409, 'second_factor_active', 'The second factor is on already');
  };

  const refuseNotStarted = async (tx: Queries, userId: string) => {
    const pending = await tx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('created_at', '>', timestampIn(clock, -pendingFor))
      .where('created_at', '<=', latestTime(clock))
      .executeTakeFirst();
    if (!pending)
      throw new HttpProblem(
        409,
        'second_factor_not_started',
        'This took too long. Please start again with your password.',
      );
  };

  route(endpoints.startSecondFactor, async ({ body, principal: { userId } }) => {
    // A stranger who registered the address would lock its owner out.
    await requireVerifiedEmail(db.query, userId);
    await refuseActive(db.query, userId);
    return limitAttempts(userId, async () => {
      const user = await getUser(db.query, userId);
      if (!(await verifyPassword(user.password_hash, body.current_password))) throw incorrectPassword();
      return db.transaction(async (tx) => {
        // The password may have changed meanwhile.
        if ((await getUser(tx, userId)).password_hash !== user.password_hash) throw incorrectPassword();
        await refuseActive(tx, userId);
        return createSecret(tx, clock, user);
      });
    });
  });

  route(endpoints.confirmSecondFactor, ({ body: { code }, principal: { userId }, requestId }) =>
    limitCodes(userId, async () => {
      await emailQueue.refuseFlood((await getUser(db.query, userId)).email);
      const recovery_codes = await db.transaction(async (tx) => {
        await refuseActive(tx, userId);
        await refuseNotStarted(tx, userId);
        if (!(await acceptAppCode(tx, clock, userId, code))) throw incorrectCode();
        const codes = await createRecoveryCodes(tx, userId);
        await queueNotice(tx, clock, 'second_factor_on', await getUser(tx, userId));
        // After the notice, whose link removes only a second factor that is not older.
        await tx
          .updateTable('users')
          .set({ second_factor_at: timestampIn(clock) })
          .where('id', '=', userId)
          .execute();
        return codes;
      });
      log.info('second factor turned on', { id: requestId, user: userId });
      emailQueue.deliverSoon();
      return { recovery_codes };
    }),
  );

  route(endpoints.removeSecondFactor, ({ body, principal: { userId }, requestId }) =>
    limitAttempts(userId, async () => {
      const { email, password_hash } = await getUser(db.query, userId);
      if (!(await verifyPassword(password_hash, body.current_password))) throw incorrectPassword();
      await limitCodes(userId, async () => {
        await emailQueue.refuseFlood(email);
        await db.transaction(async (tx) => {
          const user = await getUser(tx, userId);
          if (user.password_hash !== password_hash) throw incorrectPassword();
          // Another request has turned it off.
          if (user.second_factor_at === null) return;
          if (!(await acceptCode(tx, clock, userId, body.code))) throw incorrectCode();
          await removeSecondFactor(tx, userId);
          await queueNotice(tx, clock, 'second_factor_off', user);
        });
      });
      log.info('second factor turned off', { id: requestId, user: userId });
      emailQueue.deliverSoon();
    }),
  );
}
