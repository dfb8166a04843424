import { endpoints } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { latestTime, span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueSecurityEmail } from '#server/features/emails/queueSecurityEmail.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { requireVerifiedEmail } from '#server/http/requireVerifiedEmail.ts';
import type { LogInLimits } from '../logInLimits.ts';
import { createRequirePassword, requireSamePassword } from '../passwords/requirePassword.ts';
import {
  acceptAppCode,
  acceptCode,
  createRecoveryCodes,
  createSecret,
  incorrectCode,
  removeSecondFactor,
} from './secondFactor.ts';

const pendingLifetime = span(60, 'minute');

function refuseActive({ second_factor_at }: Pick<Selectable<UsersTable>, 'second_factor_at'>) {
  if (second_factor_at !== null)
    throw new HttpProblem(409, 'second_factor_active', 'The second factor is on already');
}

export function secondFactorRoutes(
  { route }: Router,
  deps: Deps,
  emailQueue: EmailQueue,
  limits: LogInLimits,
) {
  const { db, clock, log } = deps;
  const requirePassword = createRequirePassword(deps, limits);

  // Codes have their own limit, because a correct password resets the limit of passwords.
  const limitCodes = <Result>(userId: string, attempt: () => Promise<Result>) =>
    limits.limitAttempts(`second-factor\n${userId}`, attempt);

  const refuseNotStarted = async (tx: Queries, userId: string) => {
    const pending = await tx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('created_at', '>', timestampIn(clock, -pendingLifetime))
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
    // Otherwise, somebody who registered a foreign address could lock its owner out.
    await requireVerifiedEmail(db.query, userId);
    const user = await requirePassword(userId, body.current_password);
    return db.transaction(async (tx) => {
      refuseActive(await requireSamePassword(tx, user));
      return createSecret(tx, clock, user);
    });
  });

  route(endpoints.confirmSecondFactor, ({ body: { code }, principal: { userId }, requestId }) =>
    limitCodes(userId, async () => {
      await emailQueue.refuseFlood((await getUser(db.query, userId)).email);
      const recovery_codes = await db.transaction(async (tx) => {
        const user = await getUser(tx, userId);
        refuseActive(user);
        await refuseNotStarted(tx, userId);
        if (!(await acceptAppCode(tx, clock, userId, code))) throw incorrectCode();
        const codes = await createRecoveryCodes(tx, userId);
        await queueSecurityEmail(tx, clock, 'second_factor_on', user);
        // Set after the email is queued: its link removes a second factor only if second_factor_at is not before the email.
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

  route(endpoints.removeSecondFactor, async ({ body, principal: { userId }, requestId }) => {
    const user = await requirePassword(userId, body.current_password);
    const isTurnedOff = await limitCodes(userId, async () => {
      await emailQueue.refuseFlood(user.email);
      return db.transaction(async (tx) => {
        const { second_factor_at } = await requireSamePassword(tx, user);
        // Another request may have turned it off.
        if (second_factor_at === null) return false;
        if (!(await acceptCode(tx, clock, userId, body.code))) throw incorrectCode();
        await removeSecondFactor(tx, userId);
        await queueSecurityEmail(tx, clock, 'second_factor_off', user);
        return true;
      });
    });
    if (!isTurnedOff) return;
    log.info('second factor turned off', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });
}
