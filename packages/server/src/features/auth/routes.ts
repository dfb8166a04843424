import { type EndpointInput, endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { refuseCommonPassword } from '#server/core/commonPasswords.ts';
import { hashPassword, needsRehash, verifyPassword } from '#server/core/passwordHasher.ts';
import type { Queries } from '#server/db/database.ts';
import { findUserByEmail, getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, unauthorized } from '#server/http/problem.ts';
import { type Device, deviceOf } from './device.ts';
import type { EmailQueue } from './emailQueue.ts';
import { incorrectPassword, logInKey, type PasswordGuard } from './passwordGuard.ts';
import { endSession, startSession } from './sessions.ts';
import { setPassword, storeHash } from './setPassword.ts';

const verifiedFor = span(10, 'minute');

export function authRoutes(
  { route }: Router,
  deps: Deps,
  emailQueue: EmailQueue,
  { guarded }: PasswordGuard,
) {
  const { db, clock, log } = deps;
  const refuseUnverified = async (queries: Queries, sessionId: string) => {
    const verified = await queries
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('password_verified_at', '>', timestampIn(clock, -verifiedFor))
      .executeTakeFirst();
    if (!verified)
      throw new HttpProblem(403, 'password_not_verified', 'Please verify your current password first');
  };

  const incorrectLogIn = () => unauthorized('incorrect_log_in', 'Incorrect email or password');

  const logIn = async (
    { email, password }: EndpointInput<typeof endpoints.login>['body'],
    device: Device,
  ) => {
    const user = await findUserByEmail(db.query, email);
    if (!(await verifyPassword(user?.password_hash, password)) || !user) throw incorrectLogIn();
    // Rehashing needs the password, which only a log-in has.
    const renewed = needsRehash(user.password_hash) ? await hashPassword(password) : undefined;
    return db.transaction(async (tx) => {
      const now = await findUserByEmail(tx, email);
      if (now?.password_hash !== user.password_hash) return undefined;
      if (renewed) await storeHash(tx, user.id, renewed);
      return { userId: user.id, token: await startSession(tx, deps, user.id, device) };
    });
  };

  route(endpoints.login, ({ body, network, request, requestId }) =>
    guarded(network(), logInKey(body.email, network()), async () => {
      const device = deviceOf(request.headers.get('User-Agent'));
      // The hash changes when another log-in rehashes it, so try twice.
      const session = (await logIn(body, device)) ?? (await logIn(body, device));
      if (!session) throw incorrectLogIn();
      log.info('logged in', { id: requestId, user: session.userId });
      return { access_token: session.token };
    }),
  );

  route(endpoints.logout, async ({ principal }) => {
    await endSession(db.query, principal.userId, principal.sessionId);
  });

  route(endpoints.verifyPassword, ({ body, principal: { userId, sessionId }, network }) =>
    guarded(network(), userId, async () => {
      const { password_hash } = await getUser(db.query, userId);
      if (!(await verifyPassword(password_hash, body.current_password))) throw incorrectPassword();
      await db.transaction(async (tx) => {
        // The password may have changed meanwhile.
        if ((await getUser(tx, userId)).password_hash !== password_hash) throw incorrectPassword();
        await tx
          .updateTable('sessions')
          .set({ password_verified_at: timestampIn(clock) })
          .where('id', '=', sessionId)
          .execute();
      });
    }),
  );

  route(endpoints.changePassword, async ({ body: { new_password }, principal, requestId }) => {
    const { userId, sessionId } = principal;
    await refuseUnverified(db.query, sessionId);
    await refuseCommonPassword(new_password, 'new_password');
    await emailQueue.refuseFlood((await getUser(db.query, userId)).email);
    const passwordHash = await hashPassword(new_password);
    await db.transaction(async (tx) => {
      // One verification allows one change.
      await refuseUnverified(tx, sessionId);
      await tx
        .updateTable('sessions')
        .set({ password_verified_at: null })
        .where('id', '=', sessionId)
        .execute();
      await setPassword(tx, emailQueue, { userId, passwordHash, keptSession: sessionId });
    });
    log.info('password set', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });

  route(endpoints.changePasswordByEmail, async ({ body, network, requestId }) => {
    await refuseCommonPassword(body.new_password, 'new_password');
    return guarded(network(), logInKey(body.email, network()), async () => {
      const user = await findUserByEmail(db.query, body.email);
      if (!(await verifyPassword(user?.password_hash, body.current_password)) || !user)
        throw incorrectPassword();
      await emailQueue.refuseFlood(user.email);
      const passwordHash = await hashPassword(body.new_password);
      await db.transaction(async (tx) => {
        const now = await findUserByEmail(tx, body.email);
        if (now?.password_hash !== user.password_hash) throw incorrectPassword();
        await setPassword(tx, emailQueue, { userId: user.id, passwordHash });
      });
      log.info('password set', { id: requestId, user: user.id });
      emailQueue.deliverSoon();
    });
  });
}
