import { endpoints, type Problem } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import {
  accountOf,
  emailsTo,
  registerPerson,
  sentAll,
  tokenFor,
  tokensFor,
} from '../../support/accountRequests.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';

const next = 'next@example.org';

async function settle() {
  const server = await createTestServer();
  const person = await server.createPerson();
  return { server, person, ...accountOf(server, person) };
}

const logIn = ({ request }: TestServer, email: string, { password }: Pick<Person, 'password'>) =>
  request(endpoints.login, { body: { email, password } }).then(({ status }) => status);

/** Changes the address and confirms it. */
async function moveTo(
  server: TestServer,
  person: Pick<Person, 'token' | 'password'>,
  email: string,
  count = 1,
) {
  const { changeEmail, confirmEmail } = accountOf(server, person);
  server.clock.advance(span(1, 'second'));
  expect((await changeEmail(email)).status).toBe(202);
  server.clock.advance(span(1, 'second'));
  expect((await confirmEmail(await tokenFor(server, email, 'confirm', count))).status).toBe(204);
  server.clock.advance(span(1, 'second'));
  await sentAll(server);
}

test('a new address is used once its link is opened, and only the session that asked for it stays', async () => {
  const { server, person, changeEmail, confirmEmail, me, isLoggedIn } = await settle();
  const other = accountOf(server, { ...person, token: await person.login() });
  expect((await changeEmail('Next@example.org')).status).toBe(202);
  expect(await me()).toMatchObject({ email: person.email, pending_email: 'Next@example.org' });
  const token = await tokenFor(server, 'Next@example.org', 'confirm');
  expect(await other.isLoggedIn()).toBe(true);
  const responses = await Promise.all([confirmEmail(token), confirmEmail(token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  expect([await isLoggedIn(), await other.isLoggedIn()]).toEqual([true, false]);
  expect(await me()).toMatchObject({ email: 'Next@example.org', pending_email: null, email_verified: true });
  expect([await logIn(server, person.email, person), await logIn(server, next, person)]).toEqual([401, 200]);
  const emails = await emailsTo(server, person.email, 2);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'A new email address for your Settlement Help account',
    'The email address of your Settlement Help account was changed',
  ]);
  for (const { text } of emails) expect(text).not.toMatch(/next@/i);
});

test('a change needs the current password and another address', async () => {
  const { person, changeEmail } = await settle();
  expect(await changeEmail(next, 'not this one')).toMatchObject({
    status: 400,
    body: { code: 'incorrect_password' },
  });
  expect(await changeEmail(person.email.toUpperCase())).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'email', code: 'own_email' }] },
  });
});

test('a cancelled or replaced change cannot be confirmed, and a change ends after 24 hours', async () => {
  const { server, changeEmail, cancelChange, confirmEmail, me } = await settle();
  await changeEmail('one@example.org');
  const one = await tokenFor(server, 'one@example.org', 'confirm');
  await changeEmail('two@example.org');
  const two = await tokenFor(server, 'two@example.org', 'confirm');
  expect((await confirmEmail(one)).status).toBe(400);
  expect((await cancelChange()).status).toBe(204);
  expect(await me()).toMatchObject({ pending_email: null });
  expect((await confirmEmail(two)).status).toBe(400);
  await changeEmail('three@example.org');
  const three = await tokenFor(server, 'three@example.org', 'confirm');
  server.clock.advance(span(24, 'hour'));
  expect(await confirmEmail(three)).toMatchObject({ status: 400, body: { code: 'invalid_email_link' } });
});

test('the address of another account gets the same response, and is refused when it is confirmed', async () => {
  const { server, changeEmail, confirmEmail, me } = await settle();
  const other = await server.createPerson();
  const [free, taken] = [await changeEmail(next), await changeEmail(other.email)];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const token = await tokenFor(server, other.email, 'confirm');
  expect(await confirmEmail(token)).toMatchObject({ status: 409, body: { code: 'email_registered' } });
  expect(await me()).not.toMatchObject({ email: other.email });
});

test('a person can ask for five changes a day', async () => {
  const { changeEmail } = await settle();
  for (let index = 0; index < 5; index += 1)
    expect((await changeEmail(`a${index}@example.org`)).status).toBe(202);
  expect((await changeEmail(next)).status).toBe(429);
});

test('an address gets at most five links a day, and the response does not show that', async () => {
  const server = await createTestServer();
  for (let index = 0; index < 7; index += 1) {
    const { changeEmail } = accountOf(server, await server.createPerson());
    expect((await changeEmail(next)).status).toBe(202);
  }
  await sentAll(server);
  await emailsTo(server, next, 5);
});

test('a person with an unverified address corrects it, and the earlier one gets no email', async () => {
  const server = await createTestServer();
  const person = await registerPerson(server, 'tpyo@example.org');
  await tokenFor(server, 'tpyo@example.org', 'verify');
  await moveTo(server, person, next);
  expect(await accountOf(server, person).me()).toMatchObject({ email: next, email_verified: true });
  await emailsTo(server, 'tpyo@example.org', 1);
});

test('links to the earlier address stop working', async () => {
  const { server, person, askForReset, reset } = await settle();
  await askForReset(person.email);
  const token = await tokenFor(server, person.email, 'reset');
  await moveTo(server, person, next);
  expect((await reset(token)).status).toBe(400);
});

test('take-back undoes a change, although the new address was used for a reset', async () => {
  const { server, person, takeBack, askForReset, reset } = await settle();
  await moveTo(server, person, next);
  const [, token = ''] = await tokensFor(server, person.email, 'takeBack', 2);
  await askForReset(next);
  await reset(await tokenFor(server, next, 'reset'), 'the sentence of a stranger');
  expect((await takeBack(token)).status).toBe(204);
  const link = await tokenFor(server, person.email, 'reset');
  expect((await reset(link, person.password)).status).toBe(204);
  expect([await logIn(server, person.email, person), await logIn(server, next, person)]).toEqual([200, 401]);
});

test('the owner of a later address cannot end the take-back of the earlier one', async () => {
  const { server, person, takeBack, reset, askForReset } = await settle();
  await moveTo(server, person, next);
  const [, token = ''] = await tokensFor(server, person.email, 'takeBack', 2);
  await moveTo(server, person, 'third@example.org');
  const [, later = ''] = await tokensFor(server, next, 'takeBack', 2);
  expect((await takeBack(later)).status).toBe(204);
  // The second take-back would delete this email from the queue.
  await tokenFor(server, next, 'reset');
  expect((await takeBack(token)).status).toBe(204);
  const link = await tokenFor(server, person.email, 'reset');
  expect((await reset(link, person.password)).status).toBe(204);
  expect(await logIn(server, person.email, person)).toBe(200);
  await askForReset(next);
  await sentAll(server);
  await tokensFor(server, next, 'reset', 1);
});

test('an address that was left is reserved for seven days', async () => {
  const { server, person } = await settle();
  const other = await server.createPerson();
  await moveTo(server, person, next);
  const body = { email: person.email, password: person.password, full_name: 'Squatter' };
  const register = () => server.request(endpoints.register, { body });
  const { changeEmail, confirmEmail } = accountOf(server, other);
  await changeEmail(person.email);
  const token = await tokenFor(server, person.email, 'confirm');
  expect([(await register()).status, (await confirmEmail(token)).status]).toEqual([409, 409]);
  await moveTo(server, person, person.email, 2);
  await moveTo(server, person, 'again@example.org');
  server.clock.advance(span(7, 'day'));
  expect((await register()).status).toBe(201);
});

test('a change that is refused for another reason than the password is no failed attempt', async () => {
  const { server, person, changeEmail } = await settle();
  const codes = new Set<string | undefined>();
  for (let index = 0; index < 16; index += 1) {
    const { body } = await changeEmail(`next${index}@example.org`);
    codes.add((body as Problem | undefined)?.code);
  }
  expect([...codes]).toEqual([undefined, 'too_many_requests']);
  const body = { current_password: person.password };
  expect((await server.request(endpoints.verifyPassword, { body }, person)).status).toBe(204);
});
