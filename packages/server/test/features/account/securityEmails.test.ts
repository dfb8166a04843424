import { endpoints, languages } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { textsFor } from '#server/core/texts.ts';
import { securityEmail } from '#server/features/emails/accountEmails.ts';
import { securityEmailKinds } from '#server/features/emails/queueSecurityEmail.ts';
import { accountOf, emailsTo, registerPerson, sentAll } from '../../support/accountRequests.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const logIn = ({ requestOk }: TestServer, { email, password }: Omit<Person, 'id'>, userAgent: string) =>
  requestOk(endpoints.login, { body: { email, password } }, { headers: { 'User-Agent': userAgent } });

const subjectsTo = async (server: TestServer, { email }: Pick<Person, 'email'>, count: number) => {
  await sentAll(server);
  return (await emailsTo(server, email, count)).map(({ subject }) => subject);
};

test('a log-in with a new browser sends one email, and the first log-in none', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await person.login();
  await logIn(server, person, firefox);
  await logIn(server, person, firefox);
  await logIn(server, person, chrome);
  await sentAll(server);
  const emails = await emailsTo(server, person.email, 2);
  const browsers = emails.map(({ text }) => text.match(/before: (.*)/)?.[1]);
  expect(browsers).toEqual(['Firefox on Android', 'Chrome on Windows']);
});

test('a data export, the end of other sessions and a changed password send an email', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const as = { token: person.token };
  await server.requestOk(endpoints.createExport, {}, as);
  await server.requestOk(endpoints.logoutElsewhere, {}, as);
  await sentAll(server);
  await person.login();
  await server.requestOk(endpoints.logoutElsewhere, {}, as);
  await sentAll(server);
  await server.requestOk(endpoints.verifyPassword, { body: { current_password: person.password } }, as);
  await server.requestOk(endpoints.changePassword, { body: { new_password: 'another long sentence' } }, as);
  expect(await subjectsTo(server, person, 3)).toEqual([
    'A copy of your Settlement Help data',
    'Your other devices were logged out of Settlement Help',
    'Your Settlement Help password was changed',
  ]);
});

test('an unverified address gets no security email', async () => {
  const server = await createTestServer();
  const person = await registerPerson(server);
  const as = { token: person.token };
  await logIn(server, person, firefox);
  await server.requestOk(endpoints.createExport, {}, as);
  await server.requestOk(endpoints.logoutElsewhere, {}, as);
  await accountOf(server, person).changeEmail('next@example.org');
  await server.requestOk(endpoints.verifyPassword, { body: { current_password: person.password } }, as);
  await server.requestOk(endpoints.changePassword, { body: { new_password: 'another long sentence' } }, as);
  await server.requestOk(
    endpoints.deleteAccount,
    { body: { current_password: 'another long sentence' } },
    as,
  );
  expect(await subjectsTo(server, person, 1)).toEqual(['Confirm your email address']);
});

test('a person gets at most five security emails of one kind a day, and others are not affected', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const as = { token: person.token };
  for (let index = 0; index < 7; index += 1) await server.requestOk(endpoints.createExport, {}, as);
  await subjectsTo(server, person, 5);
  await logIn(server, person, firefox);
  expect((await subjectsTo(server, person, 6)).at(-1)).toBe('A new log-in to your Settlement Help account');
  server.clock.advance(span(6, 'hour'));
  await server.requestOk(endpoints.verifyPassword, { body: { current_password: person.password } }, as);
  await server.requestOk(endpoints.createExport, {}, as);
  await subjectsTo(server, person, 6);
});

test.each(languages)('security emails are in the language of the user: %s', (language) => {
  const texts = textsFor(language);
  const emails = securityEmailKinds.map((kind) =>
    securityEmail(texts, kind, {
      to: 'person@example.org',
      link: 'https://settle.example.org/take-back?token=x',
      browser: { browser: 'Firefox', system: '' },
    }),
  );
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(securityEmailKinds.length);
  for (const { text, headers } of emails) {
    expect(headers).toMatchObject({ 'Content-Language': language });
    expect(text).toContain('\nhttps://settle.example.org/take-back?token=x\n');
    if (language !== 'en') expect(text).not.toMatch(/somebody|account/);
  }
});
