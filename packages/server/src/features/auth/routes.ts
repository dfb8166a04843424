import { type EndpointInput, endpoints } from '@settlement-help/contract';
import { latestTime, timestampIn } from '#server/core/clock.ts';
import { hashPassword, needsRehash, verifyPassword } from '#server/core/passwordHasher.ts';
import { refuseWeakPassword } from '#server/core/weakPasswords.ts';
import type { Queries } from '#server/db/database.ts';
import { findUserByEmail, getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailQueue } from '#server/features/emails/emailQueue.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, incorrectPassword, passwordNotVerified, unauthorized } from '#server/http/problem.ts';
import type { LogInLimits } from './logInLimits.ts';
import { createRequirePassword, requireSamePassword } from './passwords/requirePassword.ts';
import { setPassword, storeHash } from './passwords/setPassword.ts';
import { acceptCode, incorrectCodeText } from './secondFactor/secondFactor.ts';
import { type Device, deviceOf } from './sessions/device.ts';
import { rememberBrowser } from './sessions/knownBrowsers.ts';
import { endSession, passwordVerifiedFor, startSession } from './sessions/sessions.ts';

const codeRequiredText = 'This account also needs a code of its second factor. Log in with it.';

export function authRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue, limits: LogInLimits) {
  const { db, clock, log } = deps;
  const { limitLogIns, createBrowserToken } = limits;
  const requirePassword = createRequirePassword(deps, limits);

  const refuseUnverified = async (queries: Queries, sessionId: string) => {
    const verified = await queries
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('password_verified_at', '>', timestampIn(clock, -passwordVerifiedFor))
      .where('password_verified_at', '<=', latestTime(clock))
      .executeTakeFirst();
    if (!verified) throw passwordNotVerified();
  };

  const incorrectLogIn = () => unauthorized('incorrect_log_in', 'Incorrect email or password');

  const requireCode = async (tx: Queries, userId: string, code: string | undefined) => {
    if (code === undefined) throw unauthorized('second_factor_required', codeRequiredText);
    if (!(await acceptCode(tx, clock, userId, code))) throw unauthorized('incorrect_code', incorrectCodeText);
  };

  const logIn = async (
    { email, password, code }: EndpointInput<typeof endpoints.login>['body'],
    device: Device,
  ) => {
    const user = await findUserByEmail(db.query, email);
    if (!(await verifyPassword(user?.password_hash, password)) || !user) throw incorrectLogIn();
    // Rehashing needs the password, which only a log-in has.
    const renewed = needsRehash(user.password_hash) ? await hashPassword(password) : undefined;
    return db.transaction(async (tx) => {
      const now = await findUserByEmail(tx, email);
      if (now?.password_hash !== user.password_hash) return undefined;
      if (now.second_factor_at !== null) await requireCode(tx, now.id, code);
      if (renewed) await storeHash(tx, user.id, renewed);
      const newBrowser = await rememberBrowser(tx, clock, user.id, device);
      return { user: now, newBrowser, token: await startSession(tx, deps, user.id, device) };
    });
  };

  route(endpoints.login, ({ body, network, request, requestId }) =>
    limitLogIns({ ...body, network: network(), browserToken: body.browser_token }, async () => {
      const device = deviceOf(request.headers.get('User-Agent'));
      // The hash changes when another log-in rehashes it, so try twice.
      const session = (await logIn(body, device)) ?? (await logIn(body, device));
      if (!session) throw incorrectLogIn();
      const { user, newBrowser } = session;
      log.info('logged in', { id: requestId, user: user.id });
      if (newBrowser !== undefined) await emailQueue.notify('new_browser', user, newBrowser);
      return { access_token: session.token, browser_token: await createBrowserToken(body.email) };
    }),
  );

  route(endpoints.logout, async ({ principal }) => {
    await endSession(db.query, principal.userId, principal.sessionId);
  });

  route(endpoints.verifyPassword, async ({ body, principal: { userId, sessionId } }) => {
    const user = await requirePassword(userId, body.current_password);
    await db.transaction(async (tx) => {
      await requireSamePassword(tx, user);
      await tx
        .updateTable('sessions')
        .set({ password_verified_at: timestampIn(clock) })
        .where('id', '=', sessionId)
        .execute();
    });
  });

  route(endpoints.changePassword, async ({ body: { new_password }, principal, requestId }) => {
    const { userId, sessionId } = principal;
    await refuseUnverified(db.query, sessionId);
    const { email } = await getUser(db.query, userId);
    await refuseWeakPassword(new_password, { field: 'new_password', email });
    await emailQueue.refuseFlood(email);
    const passwordHash = await hashPassword(new_password);
    await db.transaction(async (tx) => {
      // One verification allows one change.
      await refuseUnverified(tx, sessionId);
      await tx
        .updateTable('sessions')
        .set({ password_verified_at: null })
        .where('id', '=', sessionId)
        .execute();
      await setPassword(tx, clock, { userId, passwordHash, keptSession: sessionId });
    });
    log.info('password set', { id: requestId, user: userId });
    emailQueue.deliverSoon();
  });

  route(endpoints.changePasswordByEmail, async ({ body, network, requestId }) => {
    await refuseWeakPassword(body.new_password, { field: 'new_password', email: body.email });
    return limitLogIns({ ...body, network: network() }, async () => {
      const user = await findUserByEmail(db.query, body.email);
      if (!(await verifyPassword(user?.password_hash, body.current_password)) || !user)
        throw incorrectPassword();
      if (user.second_factor_at !== null)
        throw new HttpProblem(403, 'second_factor_required', codeRequiredText);
      await emailQueue.refuseFlood(user.email);
      const passwordHash = await hashPassword(body.new_password);
      await db.transaction(async (tx) => {
        const now = await findUserByEmail(tx, body.email);
        if (now?.password_hash !== user.password_hash) throw incorrectPassword();
        await setPassword(tx, clock, { userId: user.id, passwordHash });
      });
      log.info('password set', { id: requestId, user: user.id });
      emailQueue.deliverSoon();
    });
  });
}
