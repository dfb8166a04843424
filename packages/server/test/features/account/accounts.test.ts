import { hash, verify } from '@node-rs/argon2';
import { endpoints, type Language, type NewUser, type Problem } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { dummyHash, hashPassword, verifyPassword } from '#server/core/passwordHasher.ts';
import { deletedUserId, getUser } from '#server/db/users/users.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { engineErrors } from '../../support/testBackend.ts';

const detail = ({ body }: { body: unknown }) => (body as Problem).detail;

const newUser = (email: string) => ({
  body: { email, password: 'correct horse battery', full_name: 'Person' },
});

test('twenty parallel registrations with one e-mail in different case create one user', async () => {
  const { request, db } = await createTestServer();
  const emails = Array.from({ length: 20 }, (_value, index) =>
    index % 2 ? 'Same@Example.org' : 'same@example.ORG',
  );
  const responses = await Promise.all(emails.map((email) => request(endpoints.register, newUser(email))));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = responses.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  expect(new Set(refused.map(detail))).toEqual(new Set(['Email already registered']));
  const made = db.query.selectFrom('users').select('id').where('id', '!=', deletedUserId);
  expect(await made.execute()).toHaveLength(1);
});

const common = 'Password is among the most common ones. Please choose another one.';
const pattern = 'Password is a repetition or a row of keys. Please choose another one.';
const isEmail = 'Password must not be your email address. Please choose another one.';
const short = 'Password must be at least 8 characters';
const labels = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(60));

test.each<[string, Partial<NewUser>, Partial<Problem>]>([
  [
    'one of the most common passwords',
    { password: 'PassWord123' },
    { detail: common, errors: [{ path: 'password', message: common, code: 'common_password' }] },
  ],
  ['the same in wide letters', { password: 'ＰａｓｓＷｏｒｄ１２３' }, { detail: common }],
  ['our own name with signs around it', { password: 'Settlement-Help 2026!' }, { detail: common }],
  ...['Mot de passe 1', 'Willkommen!', 'ŞİFRE-2026', 'Пароль123', 'كلمة السر ١٢٣', 'iloveyou-1'].map(
    (password) =>
      [`the common word “${password}”`, { password }, { detail: common }] as [string, object, object],
  ),
  [
    'one repeated character',
    { password: 'aaaaaaaaa' },
    { detail: pattern, errors: [{ path: 'password', message: pattern, code: 'password_pattern' }] },
  ],
  ...['121212121212', 'Qwertzuiop', 'poiuytreza', 'йцукенгш', 'ضصثقفغعه', '34567890', 'abcdefgh'].map(
    (password) => [`the row “${password}”`, { password }, { detail: pattern }] as [string, object, object],
  ),
  [
    'its own email address as the password',
    { email: 'Amira.H@example.org', password: 'amira.h@example.org' },
    { detail: isEmail, errors: [{ path: 'password', message: isEmail, code: 'password_is_email' }] },
  ],
  [
    'the name of its email address as the password',
    { email: 'amira.haddad@example.org', password: 'Amira.Haddad' },
    { detail: isEmail },
  ],
  [
    '7 characters',
    { password: '1234567' },
    { detail: short, errors: [{ path: 'password', message: short, code: 'too_short', limit: 8 }] },
  ],
  [
    'a long e-mail',
    { email: `${labels[0]}@${labels.join('.')}.org` },
    {
      detail: 'Email: Must be at most 254 characters',
      errors: [{ path: 'email', message: 'Must be at most 254 characters', code: 'too_long', limit: 254 }],
    },
  ],
  [
    'a name of nothing',
    { full_name: ' ' },
    { errors: [{ path: 'full_name', message: 'Required', code: 'required' }] },
  ],
  ...['\r\nBcc: b@example.org', '\nBcc: b@example.org', '%0aBcc:b@example.org', ',b@example.org'].map(
    (header) =>
      [JSON.stringify(header), { email: `a@example.org${header}` }, {}] as [string, Partial<NewUser>, object],
  ),
])('a registration with %s is refused', async (_name, change, body) => {
  const { request } = await createTestServer();
  const refused = await request(endpoints.register, {
    body: { ...newUser('a@example.org').body, ...change },
  });
  expect(refused).toMatchObject({ status: 422, body });
});

test('passwords of 8 and 256 characters work, also in another Unicode normalization', async () => {
  const { request, requestOk } = await createTestServer();
  for (const [index, password] of ['élan 8é!', `é${'x'.repeat(255)}`].entries()) {
    const email = `p${index}@example.org`;
    await requestOk(endpoints.register, { body: { email, password, full_name: 'P' } });
    const decomposed = { email, password: password.normalize('NFD') };
    expect((await request(endpoints.login, { body: decomposed })).status).toBe(index === 0 ? 200 : 422);
    expect((await request(endpoints.login, { body: { email, password } })).status).toBe(200);
    for (const other of [password.toUpperCase(), `${password.slice(0, -1)}?`, `${password} `.slice(-256)]) {
      expect((await request(endpoints.login, { body: { email, password: other } })).status).toBe(401);
    }
  }
});

test('an unknown e-mail and a wrong password get the same response', async () => {
  const { request, createPerson } = await createTestServer();
  const { email } = await createPerson();
  const wrong = await request(endpoints.login, { body: { email, password: 'not this one' } });
  const unknown = await request(endpoints.login, {
    body: { email: 'no@example.org', password: 'not this one' },
  });
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { detail: 'Incorrect email or password', code: 'incorrect_log_in' },
  ]);
  expect(wrong.headers.get('WWW-Authenticate')).toBe('Bearer realm="Settlement Help"');
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('the hash for an unknown e-mail has the same cost as a real one', async () => {
  const costs = '$argon2id$v=19$m=19456,t=2,p=1$';
  expect(await hashPassword('correct horse battery')).toContain(costs);
  expect(dummyHash).toContain(costs);
  expect(await verifyPassword(undefined, 'correct horse battery')).toBe(false);
  expect(verify).toHaveBeenLastCalledWith(dummyHash, 'correct horse battery');
});

test('a log-in renews a hash with weaker parameters', async () => {
  const server = await createTestServer();
  const { email, id, password, login } = await server.createPerson();
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await server.db.query.updateTable('users').set({ password_hash: weak }).where('id', '=', id).execute();
  const stored = async () => (await getUser(server.db.query, id)).password_hash;
  await server.request(endpoints.login, { body: { email, password: 'not this one' } });
  expect(await stored()).toBe(weak);
  await login();
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await login();
  expect(await stored()).toBe(renewed);
});

test('parallel log-ins that renew a hash all work', async () => {
  const server = await createTestServer();
  const { email, id, password } = await server.createPerson();
  const password_hash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await server.db.query.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const logIns = [1, 2, 3].map(() => server.request(endpoints.login, { body: { email, password } }));
  expect((await Promise.all(logIns)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('fields that the contract does not name are ignored', async () => {
  const { request } = await createTestServer();
  const body = {
    ...newUser('a@example.org').body,
    id: 'mine',
    normalized_email: 'x',
    country_selected: true,
  };
  const registered = await request(endpoints.register, { body });
  expect(registered.body).not.toMatchObject({ id: 'mine' });
  expect(registered.body).toMatchObject({ country_selected: false });
});

test('country_selected needs a country, now or from before', async () => {
  const { request, requestOk, createPerson } = await createTestServer();
  const { token } = await createPerson();
  const choose = (body: { settlement_country?: 'France' } = {}) =>
    request(endpoints.updateMe, { body: { country_selected: true, ...body } }, { token });
  expect(await choose()).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'settlement_country', message: 'Required' }] },
  });
  expect(await requestOk(endpoints.getMe, {}, { token })).toMatchObject({ country_selected: false });
  expect((await choose({ settlement_country: 'France' })).status).toBe(200);
  expect((await request(endpoints.updateMe, { body: { country_selected: false } }, { token })).status).toBe(
    200,
  );
  expect((await choose()).body).toMatchObject({ settlement_country: 'France', country_selected: true });
});

test('the profile is saved, and an empty field becomes null', async () => {
  const { request, requestOk, createPerson } = await createTestServer();
  const { token } = await createPerson();
  const saved = { full_name: 'Ana', phone_number: '+33 1' };
  const body = { ...saved, city: ' Lyon ', street_address: '', profile_photo: null };
  const user = await requestOk(endpoints.updateMe, { body }, { token });
  expect(user).toMatchObject({ ...saved, city: 'Lyon', street_address: null });
  for (const change of [{ profile_photo: 'https://x.example/p' }, { settlement_country: 'Spain' as never }]) {
    expect((await request(endpoints.updateMe, { body: change }, { token })).status).toBe(422);
  }
});

test.each([
  ['ar', 'ar'],
  ['fr-CA, fr;q=0.9', 'fr'],
  ['xx', null],
])('a registration in the language %s stores %s', async (header, language) => {
  const { app } = await createTestServer();
  const response = await app.request('/api/v1/users/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Language': header },
    body: JSON.stringify(newUser('amira@example.org').body),
  });
  expect(await response.json()).toMatchObject({ language });
});

test('a language is kept as a code; it is null until one is chosen, and another one is refused', async () => {
  const { request, requestOk, createPerson } = await createTestServer();
  const { token } = await createPerson();
  const choose = (language: unknown) =>
    request(endpoints.updateMe, { body: { language: language as Language } }, { token });
  expect(await requestOk(endpoints.getMe, {}, { token })).toMatchObject({ language: null });
  expect(await choose('uk')).toMatchObject({ status: 200, body: { language: 'uk' } });
  for (const unknown of ['xx', 'fr-CA', 'FR', '', 7]) expect((await choose(unknown)).status).toBe(422);
  await requestOk(endpoints.updateMe, { body: { full_name: 'Ana' } }, { token });
  expect(await requestOk(endpoints.getMe, {}, { token })).toMatchObject({ language: 'uk' });
});

async function failLogins({ request }: TestServer, count: number, email: string, address = '192.0.2.1') {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { email, password: 'not this one' };
    const response = await request(endpoints.login, { body }, { headers: { 'X-Forwarded-For': address } });
    statuses.push(response.status);
  }
  return statuses;
}

test('the eleventh wrong password in 15 minutes is refused for that account and address only', async () => {
  const server = await createTestServer();
  const { request, clock, createPerson } = server;
  const { email, password } = await createPerson();
  expect(await failLogins(server, 10, email)).toEqual(Array(10).fill(401));
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  const refused = await request(
    endpoints.login,
    { body: { email: email.toUpperCase(), password } },
    { headers },
  );
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('900');
  expect(detail(refused)).toBe('Too many failed attempts. Please try again in 15 minutes.');
  expect((await request(endpoints.login, { body: { email, password } })).status).toBe(200);
  expect(await failLogins(server, 1, 'other@example.org')).toEqual([401]);
  clock.advance(span(15, 'minute'));
  expect((await request(endpoints.login, { body: { email, password } }, { headers })).status).toBe(200);
});

test('of thirty parallel wrong passwords ten are checked', async () => {
  const { request, createPerson } = await createTestServer();
  const { email } = await createPerson();
  const tries = Array.from({ length: 30 }, () =>
    request(endpoints.login, { body: { email, password: 'wrong one' } }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('thirty parallel log-ins with the right password all work', async () => {
  const { request, createPerson } = await createTestServer();
  const { email, password } = await createPerson();
  const logIns = Array.from({ length: 30 }, () => request(endpoints.login, { body: { email, password } }));
  const statuses = (await Promise.all(logIns)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a successful log-in clears the failed attempts', async () => {
  const server = await createTestServer();
  const { email, login } = await server.createPerson();
  expect(await failLogins(server, 9, email, 'unknown')).not.toContain(429);
  await login();
  expect(await failLogins(server, 9, email, 'unknown')).not.toContain(429);
});

test('a log-in that fails because the server is busy does not count as an attempt', async () => {
  const server = await createTestServer();
  const { email, password } = await server.createPerson();
  const logIn = () => server.request(endpoints.login, { body: { email, password } });
  const { transaction } = server.db;
  for (let index = 0; index < 10; index += 1) {
    vi.spyOn(server.db, 'transaction')
      // The first three count the attempt.
      .mockImplementationOnce(transaction)
      .mockImplementationOnce(transaction)
      .mockImplementationOnce(transaction)
      .mockRejectedValueOnce(engineErrors.conflict);
    expect((await logIn()).status).toBe(503);
  }
  expect(await failLogins(server, 11, email, 'unknown')).toEqual([...Array(10).fill(401), 429]);
});

test.each([1e30, Number.POSITIVE_INFINITY])('a rate limit factor of %s lifts every limit', async (factor) => {
  const server = await createTestServer({ rateLimitFactor: factor });
  const { email, token } = await server.createPerson();
  expect(await failLogins(server, 11, email)).toEqual(Array(11).fill(401));
  expect(
    (await server.request(endpoints.createQuestion, { body: { title: 'Where?' } }, { token })).status,
  ).toBe(201);
});

test('the rate limit factor multiplies every limit', async () => {
  const server = await createTestServer({ rateLimitFactor: 2 });
  const { email } = await server.createPerson();
  expect(await failLogins(server, 21, email)).toEqual([...Array(20).fill(401), 429]);
});
