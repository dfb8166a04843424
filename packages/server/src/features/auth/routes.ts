import { endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/clock.ts';
import { emailKey, findUserByEmail, getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, tooMany } from '#server/http/problem.ts';
import type { Router } from '#server/http/router.ts';
import { refuseCommonPassword } from '#server/security/commonPasswords.ts';
import { hashPassword, passwordFits } from '#server/security/passwordHasher.ts';
import { createRateLimit } from '#server/security/rateLimit.ts';
import { endSession, endSessions, startSession } from './sessions.ts';

const verifiedFor = span(10, 'minute');

const incorrectPassword = () => new HttpProblem(400, 'Incorrect password');

export function authRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;
  const guesses = createRateLimit(deps, { name: 'password', max: 10, window: span(15, 'minute') });

  /** The text, tried under a limit that a success clears: each guess of a password comes through here. */
  const guarded = async <Result>(key: string, attempt: () => Promise<Result>) => {
    const wait = await guesses.take(key);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60);
      const text = `Too many failed attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
      throw tooMany(text, wait);
    }
    const result = await attempt();
    await guesses.forget(key);
    return result;
  };

  route(endpoints.login, ({ body: { email, password }, address }) =>
    guarded(`${emailKey(email)}\n${address}`, async () => {
      const incorrect = new HttpProblem(401, 'Incorrect email or password');
      const user = await findUserByEmail(db.query, email);
      if (!(await passwordFits(user?.password_hash, password)) || !user) throw incorrect;
      return db.transaction(async (tx) => {
        // The password may have been changed while this one was being checked.
        const { password_hash } = await getUser(tx, user.id);
        if (password_hash !== user.password_hash) throw incorrect;
        return { access_token: await startSession(tx, deps, user.id) };
      });
    }),
  );

  route(endpoints.logout, async ({ principal }) => {
    await endSession(db.query, principal.sessionId);
    return undefined;
  });

  route(endpoints.verifyPassword, ({ body, principal }) =>
    guarded(principal.userId, async () => {
      const user = await getUser(db.query, principal.userId);
      if (!(await passwordFits(user.password_hash, body.current_password))) throw incorrectPassword();
      await db.query
        .updateTable('sessions')
        .set({ password_verified_at: timestampIn(clock) })
        .where('id', '=', principal.sessionId)
        .execute();
      return undefined;
    }),
  );

  route(endpoints.changePassword, async ({ body: { new_password }, principal }) => {
    await refuseCommonPassword(new_password, 'new_password');
    const password_hash = await hashPassword(new_password);
    await db.transaction(async (tx) => {
      // Taking the proof of the password away and finding it is one step, so it opens one change.
      const { numUpdatedRows } = await tx
        .updateTable('sessions')
        .set({ password_verified_at: null })
        .where('id', '=', principal.sessionId)
        .where('password_verified_at', '>', timestampIn(clock, -verifiedFor))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        throw new HttpProblem(403, 'Please verify your current password first');
      }
      await tx.updateTable('users').set({ password_hash }).where('id', '=', principal.userId).execute();
      await endSessions(tx, principal.userId, principal.sessionId);
    });
    return undefined;
  });

  route(endpoints.changePasswordByEmail, ({ body, address }) =>
    guarded(`${emailKey(body.email)}\n${address}`, async () => {
      await refuseCommonPassword(body.new_password, 'new_password');
      const user = await findUserByEmail(db.query, body.email);
      if (!(await passwordFits(user?.password_hash, body.current_password)) || !user)
        throw incorrectPassword();
      const password_hash = await hashPassword(body.new_password);
      await db.transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', user.id)
          .where('password_hash', '=', user.password_hash)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw incorrectPassword();
        await endSessions(tx, user.id);
      });
      return undefined;
    }),
  );
}
