import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Problem, type Session } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createLetters } from '#server/features/auth/emailQueue.ts';
import { createWorld, type Person, type World } from '../support/createTestServer.ts';

const new_password = 'another long sentence';

const status = ({ call }: World, token: string) =>
  call(endpoints.getMe, {}, { token }).then((reply) => reply.status);
const logIn = ({ call }: World, { email }: Person, password: string) =>
  call(endpoints.login, { body: { email, password } }).then((reply) => reply.status);
const verify = ({ call }: World, token: string, current_password: string) =>
  call(endpoints.verifyPassword, { body: { current_password } }, { token });
const change = ({ call }: World, token: string) =>
  call(endpoints.changePassword, { body: { new_password } }, { token });

test('a new password needs the current one, proven in the same session in the last 10 minutes', async () => {
  const world = await createWorld();
  const { login, password, token } = await world.createPerson();
  const other = await login();
  expect(await change(world, token)).toMatchObject({
    status: 403,
    body: { detail: 'Please verify your current password first' },
  });
  expect(await verify(world, token, 'not this one')).toMatchObject({
    status: 400,
    body: { detail: 'Incorrect password' },
  });
  expect((await verify(world, token, password)).status).toBe(204);
  expect((await change(world, other)).status).toBe(403);
  world.clock.advance(span(10, 'minute'));
  expect((await change(world, token)).status).toBe(403);
});

test('without that proof no time is spent on a new password', async () => {
  const world = await createWorld();
  const { token } = await world.createPerson();
  const { call } = world;
  const refused = await call(endpoints.changePassword, { body: { new_password: 'password123' } }, { token });
  expect(refused.status).toBe(403);
});

test('a changed password ends every other session, and its proof is used up', async () => {
  const world = await createWorld();
  const person = await world.createPerson();
  const other = await person.login();
  await verify(world, person.token, person.password);
  expect((await change(world, person.token)).status).toBe(204);
  expect([await status(world, person.token), await status(world, other)]).toEqual([200, 401]);
  expect(await logIn(world, person, person.password)).toBe(401);
  expect(await logIn(world, person, new_password)).toBe(200);
  expect((await change(world, person.token)).status).toBe(403);
});

test('a proof of the password that another one took the place of meanwhile opens nothing', async () => {
  const world = await createWorld();
  const { password, token } = await world.createPerson();
  await verify(world, token, password);
  const [changed] = await Promise.all([change(world, token), verify(world, token, password)]);
  expect(changed.status).toBe(204);
  expect((await change(world, token)).status).toBe(403);
});

test('the current password cannot be guessed with a stolen token', async () => {
  const world = await createWorld();
  const { password, token } = await world.createPerson();
  for (let index = 0; index < 10; index += 1) await verify(world, token, 'not this one');
  expect((await verify(world, token, password)).status).toBe(429);
});

test('who knows e-mail and password sets a new one without a session, and every session ends', async () => {
  const world = await createWorld();
  const person = await world.createPerson();
  const { email, password: current_password, token } = person;
  const set = (body: { email: string; current_password: string }) =>
    world.call(endpoints.changePasswordByEmail, { body: { ...body, new_password } });
  const wrong = await set({ email, current_password: 'not this one' });
  const unknown = await set({ email: 'no@example.org', current_password });
  expect([wrong.status, wrong.body]).toEqual([400, { detail: 'Incorrect password' }]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect((await set({ email: email.toUpperCase(), current_password })).status).toBe(204);
  expect(await status(world, token)).toBe(401);
  expect(await logIn(world, person, new_password)).toBe(200);
});

test('a new password that is refused is no guess of the current one', async () => {
  const world = await createWorld();
  const { email, password: current_password } = await world.createPerson();
  const set = (wish: string) =>
    world.call(endpoints.changePasswordByEmail, { body: { email, current_password, new_password: wish } });
  for (let index = 0; index < 11; index += 1) expect((await set('password123')).status).toBe(422);
  expect((await set(new_password)).status).toBe(204);
});

const ask = ({ call }: World, email: string) => call(endpoints.requestPasswordReset, { body: { email } });

/** The tokens of the mails in the outbox, once there are so many. */
const mailedTokens = ({ outboxDir }: World, count: number) =>
  vi.waitFor(async () => {
    const names = (await readdir(outboxDir)).filter((name) => name.endsWith('.eml')).sort();
    if (names.length < count) throw new Error(`${names.length} mails`);
    const mails = await Promise.all(names.map((name) => readFile(join(outboxDir, name), 'utf8')));
    return mails.map((mail) => {
      const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      return text.match(/https:\/\/settle\.example\.org\/reset-password\?token=([\w-]{43})\s/)?.[1] ?? text;
    });
  });

const reset = ({ call }: World, token: string | undefined, password = new_password) =>
  call(endpoints.resetPassword, { body: { token: token ?? '', new_password: password } });

test('a mailed link sets a new password once, even when used twice at once, and ends every session', async () => {
  const world = await createWorld();
  const person = await world.createPerson();
  expect((await ask(world, person.email.toUpperCase())).status).toBe(202);
  const [token] = await mailedTokens(world, 1);
  expect((await reset(world, token, 'password123')).status).toBe(422);
  const replies = await Promise.all([reset(world, token), reset(world, token), reset(world, token)]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([204, 400, 400]);
  expect(await status(world, person.token)).toBe(401);
  expect(await logIn(world, person, new_password)).toBe(200);
  expect(JSON.stringify(await world.db.query.selectFrom('reset_tokens').selectAll().execute())).toBe('[]');
});

test('who set a new password by mail logs in with it at once, however many guesses there were before', async () => {
  const world = await createWorld();
  const person = await world.createPerson();
  for (let index = 0; index < 10; index += 1) expect(await logIn(world, person, 'not this one')).toBe(401);
  expect(await logIn(world, person, person.password)).toBe(429);
  await ask(world, person.email);
  const [token] = await mailedTokens(world, 1);
  expect((await reset(world, token)).status).toBe(204);
  expect(await logIn(world, person, new_password)).toBe(200);
});

test('a reset link ends after 60 minutes, and an invented one is refused alike', async () => {
  const world = await createWorld();
  const { email } = await world.createPerson();
  await ask(world, email);
  const [token] = await mailedTokens(world, 1);
  const stored = await world.db.query.selectFrom('reset_tokens').select('token_hash').execute();
  expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token);
  world.clock.advance(span(60, 'minute'));
  const late = await reset(world, token);
  const invented = await reset(world, 'invented');
  expect(late.status).toBe(400);
  expect([invented.status, invented.body]).toEqual([late.status, late.body]);
  expect((late.body as Problem).detail).toBe(
    'This reset link is not valid any more. Please ask for a new one.',
  );
});

test('what is left empty is told so in words for people', async () => {
  const world = await createWorld();
  const { token } = await world.createPerson();
  for (const [refused, detail] of [
    [await verify(world, token, ''), 'Password: Required'],
    [await reset(world, ''), 'Token: Required'],
  ] as const) {
    expect(refused).toMatchObject({ status: 422, body: { detail } });
  }
});

test('asking for a link for an unknown e-mail answers the same and mails nobody', async () => {
  const world = await createWorld();
  const { email } = await world.createPerson();
  const unknown = await ask(world, 'nobody@example.org');
  expect(unknown.status).toBe(202);
  expect((await ask(world, email)).status).toBe(202);
  expect(await mailedTokens(world, 1)).toHaveLength(1);
  await vi.waitFor(async () => {
    expect(await world.db.query.selectFrom('letters').selectAll().execute()).toEqual([]);
  });
  expect(await readdir(world.outboxDir)).toHaveLength(1);
});

test('one e-mail gets at most five reset mails an hour', async () => {
  const world = await createWorld();
  const { email } = await world.createPerson();
  for (let index = 0; index < 8; index += 1) expect((await ask(world, email)).status).toBe(202);
  await mailedTokens(world, 5);
  await createLetters(world.deps).deliverDue();
  expect(await readdir(world.outboxDir)).toHaveLength(5);
});

test('a mail that cannot be sent is tried again, and given up after an hour', async () => {
  const world = await createWorld();
  const { email } = await world.createPerson();
  const send = vi.fn().mockRejectedValue(new Error('No connection to the mail server'));
  const letters = createLetters({ ...world.deps, mail: { send } });
  await letters.note(world.db.query, 'reset', email);
  await letters.deliverDue();
  await letters.deliverDue();
  expect(send).toHaveBeenCalledTimes(1);
  send.mockResolvedValueOnce(undefined);
  world.clock.advance(span(1, 'minute'));
  await letters.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await world.db.query.selectFrom('letters').selectAll().execute()).toEqual([]);

  await letters.note(world.db.query, 'reset', email);
  world.clock.advance(span(60, 'minute'));
  await letters.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await world.db.query.selectFrom('letters').selectAll().execute()).toEqual([]);
});

test.each([
  ['changed', (world: World, { token }: Person) => change(world, token)],
  [
    'changed by e-mail',
    (world: World, { email, password: current_password }: Person) =>
      world.call(endpoints.changePasswordByEmail, { body: { email, current_password, new_password } }),
  ],
])('a password that is %s voids the links that were mailed, and a letter tells of it', async (_how, set) => {
  const world = await createWorld();
  const person = await world.createPerson();
  await ask(world, person.email);
  const [link] = await mailedTokens(world, 1);
  await verify(world, person.token, person.password);
  expect((await set(world, person)).status).toBe(204);
  const mails = await mailedTokens(world, 2);
  const letter = mails.find((mail) => mail !== link);
  expect(letter).toContain(`To: ${person.email}`);
  expect(letter).toContain('Subject: Your Settlement Help password was changed');
  expect(letter).toContain('https://settle.example.org at once');
  expect((await reset(world, link, 'yet another sentence')).status).toBe(400);
});

test('a link that was asked for before a new password, and could not be mailed yet, is never mailed', async () => {
  const world = await createWorld();
  const { email, password: current_password } = await world.createPerson();
  const { email: other } = await world.createPerson();
  const send = vi.fn().mockRejectedValue(new Error('No connection to the mail server'));
  const letters = createLetters({ ...world.deps, mail: { send } });
  for (const to of [email, other]) await letters.note(world.db.query, 'reset', to);
  await letters.deliverDue();
  await world.call(endpoints.changePasswordByEmail, { body: { email, current_password, new_password } });
  await mailedTokens(world, 1);
  send.mockReset().mockResolvedValue(undefined);
  world.clock.advance(span(1, 'minute'));
  await letters.deliverDue();
  expect(send.mock.calls).toMatchObject([[{ to: other, subject: 'Reset your Settlement Help password' }]]);
});

test('nobody has an address flooded with letters: so many changes an hour are taken from who gave it', async () => {
  // Of ten.
  const world = await createWorld({ rateLimitFactor: 0.3 });
  const [{ email, password }, other] = [await world.createPerson(), await world.createPerson()];
  const set = (current_password: string, wish: string) =>
    world.call(endpoints.changePasswordByEmail, { body: { email, current_password, new_password: wish } });
  expect((await set(password, new_password)).status).toBe(204);
  expect((await set(new_password, password)).status).toBe(204);
  const session = await world.call(endpoints.login, { body: { email, password } });
  const { access_token } = session.body as Session;
  await verify(world, access_token, password);
  expect((await change(world, access_token)).status).toBe(204);

  const deletion = () =>
    world.call(
      endpoints.deleteAccount,
      { body: { current_password: new_password } },
      { token: access_token },
    );
  await verify(world, access_token, new_password);
  for (const refused of [await change(world, access_token), await deletion()]) {
    expect([refused.status, refused.body]).toEqual([
      429,
      { detail: 'Too many changes in a short time. Please try again later.' },
    ]);
  }
  await verify(world, other.token, other.password);
  expect((await change(world, other.token)).status).toBe(204);
  world.clock.advance(span(1, 'hour'));
  expect((await deletion()).status).toBe(204);
});

test('a letter about a new password is tried again for three days', async () => {
  const world = await createWorld();
  const { email } = await world.createPerson();
  const send = vi.fn().mockRejectedValue(new Error('No connection to the mail server'));
  const letters = createLetters({ ...world.deps, mail: { send } });
  await letters.note(world.db.query, 'changed', email);
  await letters.deliverDue();
  world.clock.advance(span(1, 'day'));
  await letters.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  world.clock.advance(span(2, 'day'));
  await letters.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await world.db.query.selectFrom('letters').selectAll().execute()).toEqual([]);
});
