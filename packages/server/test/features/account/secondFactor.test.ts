import { endpoints, type Session } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { accountOf, emailsTo, registerPerson, sentAll, tokenFor } from '../../support/accountRequests.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { createModerator, moderationOf } from '../../support/moderationRequests.ts';
import '../../support/mockArgon2.ts';
import { secondFactorOf } from '../../support/secondFactor.ts';

vi.setConfig({ testTimeout: 60_000 });

async function createOwner(server: TestServer) {
  const person = await server.createPerson();
  const factor = secondFactorOf(server, person);
  const codes = await factor.turnOn();
  return { person, factor, codes, account: accountOf(server, person) };
}

const outcome = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | undefined)?.code,
];

test('a second factor is on after the password and the first code, and then a log-in needs a code', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { start, confirm, isOn, logIn, codeOf } = secondFactorOf(server, person);
  expect(outcome(await confirm('123456'))).toEqual([409, 'second_factor_not_started']);
  expect(outcome(await start('not this one'))).toEqual([400, 'incorrect_password']);
  const { body } = await start();
  expect((body as { uri: string }).uri).toMatch(
    /^otpauth:\/\/totp\/Settlement%20Help:person1%40example\.org\?.*secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
  );
  expect([await isOn(), (await logIn()).status]).toEqual([false, 200]);
  expect(outcome(await confirm('000000'))).toEqual([400, 'incorrect_code']);
  const { recovery_codes } = (await confirm()).body as { recovery_codes: string[] };
  expect(new Set(recovery_codes).size).toBe(10);
  for (const code of recovery_codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  expect(await isOn()).toBe(true);
  expect(outcome(await logIn())).toEqual([401, 'second_factor_required']);
  expect(outcome(await logIn('000000'))).toEqual([401, 'incorrect_code']);
  expect(outcome(await logIn(undefined, { password: 'not this one' }))).toEqual([401, 'incorrect_log_in']);
  expect(outcome(await logIn(codeOf(30), { password: 'not this one' }))).toEqual([401, 'incorrect_log_in']);
  expect((await logIn(codeOf(30))).status).toBe(200);
  expect(outcome(await start())).toEqual([409, 'second_factor_active']);
});

test('a secret that is not confirmed within 60 minutes is refused', async () => {
  const server = await createTestServer();
  const { start, confirm } = secondFactorOf(server, await server.createPerson());
  await start();
  server.clock.advance(span(60, 'minute'));
  expect(outcome(await confirm())).toEqual([409, 'second_factor_not_started']);
});

test('a code works 30 seconds early or late, once, and not earlier or later', async () => {
  const server = await createTestServer();
  const { factor } = await createOwner(server);
  const { logIn, codeOf } = factor;
  expect(outcome(await logIn(codeOf()))).toEqual([401, 'incorrect_code']);
  server.clock.advance(span(5, 'minute'));
  expect(outcome(await logIn(codeOf(-60)))).toEqual([401, 'incorrect_code']);
  expect(outcome(await logIn(codeOf(60)))).toEqual([401, 'incorrect_code']);
  expect((await logIn(codeOf(-30))).status).toBe(200);
  expect((await logIn(` ${codeOf().replace(/^.../, '$& ')} `)).status).toBe(200);
  expect(outcome(await logIn(codeOf(-30)))).toEqual([401, 'incorrect_code']);
  const once = await Promise.all([logIn(codeOf(30)), logIn(codeOf(30)), logIn(codeOf(30))]);
  expect(once.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a code that was used while the clock was wrong does not refuse later ones', async () => {
  const server = await createTestServer();
  const { factor } = await createOwner(server);
  server.clock.advance(span(2000, 'day'));
  expect((await factor.logIn(factor.codeOf())).status).toBe(200);
  server.clock.advance(-span(2000, 'day') + span(1, 'minute'));
  expect((await factor.logIn(factor.codeOf())).status).toBe(200);
  expect(outcome(await factor.logIn(factor.codeOf()))).toEqual([401, 'incorrect_code']);
});

test('a code with Arabic digits works', async () => {
  const server = await createTestServer();
  const { factor } = await createOwner(server);
  server.clock.advance(span(1, 'minute'));
  const arabic = factor.codeOf().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await factor.logIn(arabic)).status).toBe(200);
});

test('a recovery code works once, as people type it', async () => {
  const server = await createTestServer();
  const { factor, codes } = await createOwner(server);
  const [first = '', second = ''] = codes;
  const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  const once = await Promise.all([factor.logIn(typed), factor.logIn(typed)]);
  expect(once.map(outcome).sort()).toEqual([
    [200, undefined],
    [401, 'incorrect_code'],
  ]);
  expect((await factor.logIn(second)).status).toBe(200);
});

test('turning it off needs the password and a code, and ends its recovery codes', async () => {
  const server = await createTestServer();
  const { factor, codes } = await createOwner(server);
  const [first = '', second = ''] = codes;
  expect(outcome(await factor.turnOff(first, 'not this one'))).toEqual([400, 'incorrect_password']);
  expect(outcome(await factor.turnOff('000000'))).toEqual([400, 'incorrect_code']);
  expect((await factor.turnOff(first)).status).toBe(204);
  expect([await factor.isOn(), (await factor.logIn()).status]).toEqual([false, 200]);
  expect((await factor.turnOff(first)).status).toBe(204);
  server.clock.advance(span(1, 'minute'));
  await factor.turnOn();
  expect(outcome(await factor.logIn(second))).toEqual([401, 'incorrect_code']);
});

test('guesses of a code at a log-in are limited like those of a password, and asking for one is no guess', async () => {
  const server = await createTestServer();
  const { factor } = await createOwner(server);
  for (let index = 0; index < 30; index += 1)
    expect(outcome(await factor.logIn())).toEqual([401, 'second_factor_required']);
  const guesses: number[] = [];
  for (let index = 0; index < 12; index += 1) guesses.push((await factor.logIn('000000')).status);
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  server.clock.advance(span(1, 'minute'));
  expect((await factor.logIn(factor.codeOf())).status).toBe(429);
});

test('a browser that has logged in before is not delayed by guesses of codes elsewhere', async () => {
  const server = await createTestServer();
  const { factor } = await createOwner(server);
  server.clock.advance(span(1, 'minute'));
  const { browser_token = '' } = (await factor.logIn(factor.codeOf())).body as Session;
  for (let index = 0; index < 12; index += 1) await factor.logIn('000000');
  expect((await factor.logIn(factor.codeOf(30), { browser_token })).status).toBe(200);
});

test('a stolen session cannot guess the code by verifying the password in between', async () => {
  const server = await createTestServer();
  const { factor, person } = await createOwner(server);
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    statuses.push((await factor.turnOff('000000')).status);
    const body = { current_password: person.password };
    await server.request(endpoints.verifyPassword, { body }, { token: person.token });
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('wrong codes do not use up the attempts of the password', async () => {
  const server = await createTestServer();
  const { factor, person } = await createOwner(server);
  for (let index = 0; index < 5; index += 1)
    expect(outcome(await factor.turnOff('000000'))).toEqual([400, 'incorrect_code']);
  for (let index = 0; index < 5; index += 1)
    expect(outcome(await factor.turnOff('000000', 'not this one'))).toEqual([400, 'incorrect_password']);
  const body = { current_password: person.password };
  expect((await server.request(endpoints.verifyPassword, { body }, { token: person.token })).status).toBe(
    204,
  );
});

test('a refusal for another reason than a wrong code is no failed attempt', async () => {
  const server = await createTestServer();
  const { confirm } = secondFactorOf(server, await server.createPerson());
  for (let index = 0; index < 10; index += 1)
    expect(outcome(await confirm('123456'))).toEqual([409, 'second_factor_not_started']);
  // The limit of emails about changes, not that of failed attempts.
  expect(outcome(await confirm('123456'))).toEqual([429, 'too_many_requests']);
});

test('turning off a second factor that is not on is not logged', async () => {
  const server = await createTestServer();
  const { turnOff } = secondFactorOf(server, await server.createPerson());
  expect((await turnOff('123456')).status).toBe(204);
  expect(server.lines.join('\n')).not.toContain('second factor turned off');
});

test('a password cannot be changed without a session and a code', async () => {
  const server = await createTestServer();
  const { person } = await createOwner(server);
  const { email, password: current_password } = person;
  const body = { email, current_password, new_password: 'another long sentence' };
  expect(outcome(await server.request(endpoints.changePasswordByEmail, { body }))).toEqual([
    403,
    'second_factor_required',
  ]);
});

test('an unverified address cannot turn it on, because its owner could not recover the account', async () => {
  const server = await createTestServer();
  const { start } = secondFactorOf(server, await registerPerson(server));
  expect(outcome(await start())).toEqual([409, 'email_not_verified']);
});

test('turning it on and off sends an email', async () => {
  const server = await createTestServer();
  const { factor, codes, person } = await createOwner(server);
  await sentAll(server);
  await factor.turnOff(codes[0] ?? '');
  await sentAll(server);
  const emails = await emailsTo(server, person.email, 2);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Your Settlement Help account has a second factor now',
    'The second factor of your Settlement Help account was turned off',
  ]);
});

test('a reset by email keeps the second factor, and a recovery code logs in', async () => {
  const server = await createTestServer();
  const { factor, codes, person, account } = await createOwner(server);
  await account.askForReset(person.email);
  await account.reset(await tokenFor(server, person.email, 'reset'), person.password);
  expect(outcome(await factor.logIn())).toEqual([401, 'second_factor_required']);
  expect((await factor.logIn(codes[0])).status).toBe(200);
});

test('a recovery of the account ends a secret that was not confirmed', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { start, codeOf } = secondFactorOf(server, person);
  const { askForReset, reset } = accountOf(server, person);
  await start();
  await askForReset(person.email);
  await reset(await tokenFor(server, person.email, 'reset'), person.password);
  const code = codeOf();
  const token = await person.login();
  const response = await server.request(endpoints.confirmSecondFactor, { body: { code } }, { token });
  expect(outcome(response)).toEqual([409, 'second_factor_not_started']);
});

test('take-back removes a second factor that was turned on since its email, and keeps an earlier one', async () => {
  const server = await createTestServer();
  const { factor, person, account } = await createOwner(server);
  const takeBack = await tokenFor(server, person.email, 'takeBack');
  await sentAll(server);
  server.clock.advance(span(1, 'minute'));
  await server.requestOk(endpoints.createExport, {}, { token: person.token });
  await account.takeBack(await tokenFor(server, person.email, 'takeBack', 2));
  await account.reset(await tokenFor(server, person.email, 'reset'), person.password);
  expect(outcome(await factor.logIn())).toEqual([401, 'second_factor_required']);
  expect((await account.takeBack(takeBack)).status).toBe(400);

  const other = await createOwner(server);
  await other.account.takeBack(await tokenFor(server, other.person.email, 'takeBack'));
  await other.account.reset(await tokenFor(server, other.person.email, 'reset'), other.person.password);
  expect((await other.factor.logIn()).status).toBe(200);
});

test('a moderator without a second factor or a verified address cannot moderate', async () => {
  const server = await createTestServer();
  const person = await createModerator(server);
  const read = () => server.request(endpoints.listCases, {}, { token: person.token });
  const decide = () => moderationOf(server, person).suspend('nobody');
  const change = (changes: { second_factor_at?: null; email_verified?: 0 | 1 }) =>
    server.db.query.updateTable('users').set(changes).where('id', '=', person.id).execute();
  await change({ email_verified: 0 });
  expect([outcome(await read()), outcome(await decide())]).toEqual([
    [409, 'email_not_verified'],
    [409, 'email_not_verified'],
  ]);
  await change({ email_verified: 1, second_factor_at: null });
  expect([outcome(await read()), outcome(await decide())]).toEqual([
    [403, 'second_factor_needed'],
    [403, 'second_factor_needed'],
  ]);
  await secondFactorOf(server, person).turnOn();
  expect((await read()).status).toBe(200);
});
