import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Problem, type Session } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { getUser } from '#server/db/users/users.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueSecurityEmail } from '#server/features/emails/queueSecurityEmail.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import { sentAll } from '../../support/accountRequests.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import { eventually } from '../../support/eventually.ts';

const new_password = 'another long sentence';

const status = ({ request }: TestServer, token: string) =>
  request(endpoints.getMe, {}, { token }).then((response) => response.status);
const logIn = ({ request }: TestServer, { email }: Person, password: string) =>
  request(endpoints.login, { body: { email, password } }).then((response) => response.status);
const verify = ({ request }: TestServer, token: string, current_password: string) =>
  request(endpoints.verifyPassword, { body: { current_password } }, { token });
const change = ({ request }: TestServer, token: string) =>
  request(endpoints.changePassword, { body: { new_password } }, { token });

test('a new password needs the current one, verified in the same session in the last 10 minutes', async () => {
  const server = await createTestServer();
  const { login, password, token } = await server.createPerson();
  const other = await login();
  expect(await change(server, token)).toMatchObject({
    status: 403,
    body: { detail: 'Please verify your current password first', code: 'password_not_verified' },
  });
  expect(await verify(server, token, 'not this one')).toMatchObject({
    status: 400,
    body: { detail: 'Incorrect password', code: 'incorrect_password' },
  });
  expect((await verify(server, token, password)).status).toBe(204);
  expect((await change(server, other)).status).toBe(403);
  server.clock.advance(span(10, 'minute'));
  expect((await change(server, token)).status).toBe(403);
});

// A path with an id: the answer to the right password may be 404.
test.each(Object.values(endpoints).filter((endpoint) => 'needsPassword' in endpoint))(
  '$method $path needs the password again ten minutes after the log-in',
  async (endpoint) => {
    const server = await createTestServer();
    const { password, token } = await server.createPerson();
    const send = async () => {
      const path = endpoint.path.replace('{id}', 'unknown');
      const headers = { Authorization: `Bearer ${token}` };
      const response = await server.app.request(path, { method: endpoint.method, headers });
      return response.status;
    };
    expect(await send()).not.toBe(403);
    server.clock.advance(span(10, 'minute'));
    expect(await send()).toBe(403);
    expect((await verify(server, token, password)).status).toBe(204);
    expect(await send()).not.toBe(403);
  },
);

test('a new password is not checked before the current one is verified', async () => {
  const server = await createTestServer();
  const { token } = await server.createPerson();
  const { request } = server;
  const refused = await request(
    endpoints.changePassword,
    { body: { new_password: 'password123' } },
    { token },
  );
  expect(refused.status).toBe(403);
});

test('a changed password ends every other session and needs a new verification', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const other = await person.login();
  await verify(server, person.token, person.password);
  expect((await change(server, person.token)).status).toBe(204);
  expect([await status(server, person.token), await status(server, other)]).toEqual([200, 401]);
  expect(await logIn(server, person, person.password)).toBe(401);
  expect(await logIn(server, person, new_password)).toBe(200);
  expect((await change(server, person.token)).status).toBe(403);
});

test('verifying the old password while it is changed does not allow another change', async () => {
  const server = await createTestServer();
  const { password, token } = await server.createPerson();
  await verify(server, token, password);
  const [changed] = await Promise.all([change(server, token), verify(server, token, password)]);
  expect(changed.status).toBe(204);
  expect((await change(server, token)).status).toBe(403);
});

test('the current password cannot be guessed with a stolen token', async () => {
  const server = await createTestServer();
  const { password, token } = await server.createPerson();
  for (let index = 0; index < 10; index += 1) await verify(server, token, 'not this one');
  expect((await verify(server, token, password)).status).toBe(429);
});

test('a person with e-mail and password can change it without a session, which ends every session', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { email, password: current_password, token } = person;
  const set = (body: { email: string; current_password: string }) =>
    server.request(endpoints.changePasswordByEmail, { body: { ...body, new_password } });
  const wrong = await set({ email, current_password: 'not this one' });
  const unknown = await set({ email: 'no@example.org', current_password });
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { detail: 'Incorrect password', code: 'incorrect_password' },
  ]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect((await set({ email: email.toUpperCase(), current_password })).status).toBe(204);
  expect(await status(server, token)).toBe(401);
  expect(await logIn(server, person, new_password)).toBe(200);
});

test('a refused new password does not count as a wrong current one', async () => {
  const server = await createTestServer();
  const { email, password: current_password } = await server.createPerson();
  const set = (new_password: string) =>
    server.request(endpoints.changePasswordByEmail, {
      body: { email, current_password, new_password },
    });
  for (let index = 0; index < 11; index += 1) expect((await set('password123')).status).toBe(422);
  expect((await set(new_password)).status).toBe(204);
});

const ask = ({ request }: TestServer, email: string) =>
  request(endpoints.requestPasswordReset, { body: { email } });

/** The tokens of the mails in the outbox, once there are so many. */
const mailedTokens = ({ outboxDir }: TestServer, count: number) =>
  eventually(async () => {
    const names = (await readdir(outboxDir)).filter((name) => name.endsWith('.eml')).sort();
    if (names.length < count) throw new Error(`${names.length} mails`);
    const mails = await Promise.all(names.map((name) => readFile(join(outboxDir, name), 'utf8')));
    return mails.map((mail) => {
      const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      return text.match(/https:\/\/settle\.example\.org\/reset-password\?token=([\w-]{43})\s/)?.[1] ?? text;
    });
  });

const createFailingQueue = ({ deps }: TestServer) => {
  const send = vi.fn().mockRejectedValue(new Error('No connection to the mail server'));
  return { send, emailQueue: createEmailQueue({ ...deps, mail: { send } }, emailComposers) };
};

const reset = ({ request }: TestServer, token: string | undefined, password = new_password) =>
  request(endpoints.resetPassword, { body: { token: token ?? '', new_password: password } });

test('a reset link sets a password once, also when used three times at once, and ends every session', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  expect((await ask(server, person.email.toUpperCase())).status).toBe(202);
  const [token] = await mailedTokens(server, 1);
  expect((await reset(server, token, 'password123')).status).toBe(422);
  const responses = await Promise.all([reset(server, token), reset(server, token), reset(server, token)]);
  expect(responses.map((response) => response.status).sort()).toEqual([204, 400, 400]);
  expect(await status(server, person.token)).toBe(401);
  expect(await logIn(server, person, new_password)).toBe(200);
  const resetTokens = server.db.query.selectFrom('email_tokens').selectAll().where('purpose', '=', 'reset');
  expect(await resetTokens.execute()).toEqual([]);
});

test('a reset password works at once, although log-ins were limited before', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  for (let index = 0; index < 10; index += 1) expect(await logIn(server, person, 'not this one')).toBe(401);
  expect(await logIn(server, person, person.password)).toBe(429);
  await ask(server, person.email);
  const [token] = await mailedTokens(server, 1);
  expect((await reset(server, token)).status).toBe(204);
  expect(await logIn(server, person, new_password)).toBe(200);
});

test('a reset link ends after 60 minutes, and is then refused like an invalid one', async () => {
  const server = await createTestServer();
  const { email } = await server.createPerson();
  await ask(server, email);
  const [token] = await mailedTokens(server, 1);
  const stored = await server.db.query.selectFrom('email_tokens').select('token_hash').execute();
  expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token);
  server.clock.advance(span(60, 'minute'));
  const late = await reset(server, token);
  const invented = await reset(server, 'invented');
  expect(late.status).toBe(400);
  expect([invented.status, invented.body]).toEqual([late.status, late.body]);
  expect((late.body as Problem).detail).toBe(
    'This reset link is not valid any more. Please ask for a new one.',
  );
});

test('an empty password or token is "Required"', async () => {
  const server = await createTestServer();
  const { token } = await server.createPerson();
  for (const [refused, detail] of [
    [await verify(server, token, ''), 'Password: Required'],
    [await reset(server, ''), 'Token: Required'],
  ] as const) {
    expect(refused).toMatchObject({ status: 422, body: { detail } });
  }
});

test('a reset for an unknown e-mail gets the same response and sends no email', async () => {
  const server = await createTestServer();
  const { email } = await server.createPerson();
  const unknown = await ask(server, 'nobody@example.org');
  expect(unknown.status).toBe(202);
  expect((await ask(server, email)).status).toBe(202);
  expect(await mailedTokens(server, 1)).toHaveLength(1);
  await sentAll(server);
  expect(await readdir(server.outboxDir)).toHaveLength(1);
});

test('an e-mail address gets at most five reset emails an hour', async () => {
  const server = await createTestServer();
  const { email } = await server.createPerson();
  for (let index = 0; index < 8; index += 1) expect((await ask(server, email)).status).toBe(202);
  await mailedTokens(server, 5);
  await createEmailQueue(server.deps, emailComposers).deliverDue();
  expect(await readdir(server.outboxDir)).toHaveLength(5);
});

test('a reset email that cannot be sent is tried again for an hour', async () => {
  const server = await createTestServer();
  const { email } = await server.createPerson();
  const { emailQueue, send } = createFailingQueue(server);
  await emailQueue.add(server.db.query, 'reset', email);
  await emailQueue.deliverDue();
  await emailQueue.deliverDue();
  expect(send).toHaveBeenCalledTimes(1);
  send.mockResolvedValueOnce(undefined);
  server.clock.advance(span(1, 'minute'));
  await emailQueue.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await server.db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]);

  await emailQueue.add(server.db.query, 'reset', email);
  server.clock.advance(span(60, 'minute'));
  await emailQueue.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await server.db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]);
});

test.each([
  ['changed', (server: TestServer, { token }: Person) => change(server, token)],
  [
    'changed by e-mail',
    (server: TestServer, { email, password: current_password }: Person) =>
      server.request(endpoints.changePasswordByEmail, {
        body: { email, current_password, new_password },
      }),
  ],
])('a password that is %s invalidates reset links and is confirmed by email', async (_how, set) => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await ask(server, person.email);
  const [link] = await mailedTokens(server, 1);
  await verify(server, person.token, person.password);
  expect((await set(server, person)).status).toBe(204);
  const mails = await mailedTokens(server, 2);
  const email = mails.find((mail) => mail !== link);
  expect(email).toContain(`To: ${person.email}`);
  expect(email).toContain('Subject: Your Settlement Help password was changed');
  expect(email).toMatch(/https:\/\/settle\.example\.org\/take-back\?token=[\w-]{43}\s/);
  expect((await reset(server, link, 'yet another sentence')).status).toBe(400);
});

test('a reset email that waits while the password is changed is never sent', async () => {
  const server = await createTestServer();
  const { email, password: current_password } = await server.createPerson();
  const { email: other } = await server.createPerson();
  const { emailQueue, send } = createFailingQueue(server);
  for (const to of [email, other]) await emailQueue.add(server.db.query, 'reset', to);
  await emailQueue.deliverDue();
  await server.request(endpoints.changePasswordByEmail, {
    body: { email, current_password, new_password },
  });
  await mailedTokens(server, 1);
  send.mockReset().mockResolvedValue(undefined);
  server.clock.advance(span(1, 'minute'));
  await emailQueue.deliverDue();
  expect(send.mock.calls).toMatchObject([[{ to: other, subject: 'Reset your Settlement Help password' }]]);
});

test('password changes are limited for each account and hour, so that its address is not flooded', async () => {
  // Of ten.
  const server = await createTestServer({ rateLimitFactor: 0.3 });
  const [{ email, password }, other] = [await server.createPerson(), await server.createPerson()];
  const set = (current_password: string, new_password: string) =>
    server.request(endpoints.changePasswordByEmail, {
      body: { email, current_password, new_password },
    });
  expect((await set(password, new_password)).status).toBe(204);
  expect((await set(new_password, password)).status).toBe(204);
  const session = await server.request(endpoints.login, { body: { email, password } });
  const { access_token } = session.body as Session;
  await verify(server, access_token, password);
  expect((await change(server, access_token)).status).toBe(204);

  const deletion = () =>
    server.request(
      endpoints.deleteAccount,
      { body: { current_password: new_password } },
      { token: access_token },
    );
  await verify(server, access_token, new_password);
  for (const refused of [await change(server, access_token), await deletion()]) {
    expect([refused.status, refused.body]).toEqual([
      429,
      { detail: 'Too many changes in a short time. Please try again later.', code: 'too_many_requests' },
    ]);
  }
  await verify(server, other.token, other.password);
  expect((await change(server, other.token)).status).toBe(204);
  server.clock.advance(span(1, 'hour'));
  expect((await deletion()).status).toBe(204);
});

test('an email about a new password is tried again for three days', async () => {
  const server = await createTestServer();
  const { id } = await server.createPerson();
  const { emailQueue, send } = createFailingQueue(server);
  const user = await getUser(server.db.query, id);
  await queueSecurityEmail(server.db.query, server.clock, 'changed', user);
  await emailQueue.deliverDue();
  server.clock.advance(span(1, 'day'));
  await emailQueue.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  server.clock.advance(span(2, 'day'));
  await emailQueue.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await server.db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]);
});
