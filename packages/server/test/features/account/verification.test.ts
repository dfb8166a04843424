import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import { accountOf, emailsTo, registerPerson, sentAll, tokenFor } from '../../support/accountRequests.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { forumOf } from '../../support/forumRequests.ts';

async function register() {
  const server = await createTestServer();
  const person = await registerPerson(server);
  return { server, person, ...accountOf(server, person) };
}

test('a registration sends a link that verifies the address once', async () => {
  const { server, person, me, verify } = await register();
  expect(await me()).toMatchObject({ email_verified: false, pending_email: null });
  const token = await tokenFor(server, person.email, 'verify');
  const stored = await server.db.query.selectFrom('email_tokens').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  const responses = await Promise.all([verify(token), verify(token), verify(token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  expect(await me()).toMatchObject({ email_verified: true });
});

test('a verification link ends after 24 hours or with the next one, and is refused like an unknown one', async () => {
  const { server, person, verify, sendVerification } = await register();
  const first = await tokenFor(server, person.email, 'verify');
  expect((await sendVerification()).status).toBe(202);
  const second = await tokenFor(server, person.email, 'verify', 2);
  const unknown = await verify('unknown');
  expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_email_link' } });
  const ended = await verify(first);
  server.clock.advance(span(24, 'hour'));
  const late = await verify(second);
  for (const refused of [ended, late]) {
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
  }
});

test('a link for one purpose is refused for another', async () => {
  const { server, person, verify, askForReset, reset } = await register();
  await askForReset(person.email);
  expect((await verify(await tokenFor(server, person.email, 'reset'))).status).toBe(400);
  expect((await reset(await tokenFor(server, person.email, 'verify'))).status).toBe(400);
});

test('the verification email is sent at most five times a day, and not for a verified address', async () => {
  const { server, person, sendVerification, verify } = await register();
  for (let index = 0; index < 5; index += 1) {
    expect((await sendVerification()).status).toBe(202);
    // The clock of the test does not move, so an email that fails beside another one would never be sent again.
    await sentAll(server);
  }
  expect((await sendVerification()).status).toBe(429);
  server.clock.advance(span(1, 'hour'));
  await verify(await tokenFor(server, person.email, 'verify', 6));
  expect((await sendVerification()).status).toBe(202);
  await sentAll(server);
  await emailsTo(server, person.email, 6);
});

test('registering and deleting an address again and again sends at most five emails a day', async () => {
  const server = await createTestServer();
  for (let index = 0; index < 7; index += 1) {
    const { token, password: current_password } = await registerPerson(server);
    // A deletion removes emails that were not sent yet.
    await sentAll(server);
    await server.requestOk(endpoints.deleteAccount, { body: { current_password } }, { token });
  }
  const emails = await emailsTo(server, 'new@example.org', 5);
  expect(new Set(emails.map(({ subject }) => subject))).toEqual(new Set(['Confirm your email address']));
});

test('reminders and emails about answers need a verified address', async () => {
  const { server, person, remind, announce, verify } = await register();
  for (const turnOn of [remind, announce]) {
    expect(await turnOn()).toMatchObject({ status: 409, body: { code: 'email_not_verified' } });
    expect((await turnOn(false)).status).toBe(200);
  }
  await verify(await tokenFor(server, person.email, 'verify'));
  expect([(await remind()).status, (await announce()).status]).toEqual([200, 200]);
});

test.each(['reminder', 'answers', 'decision', 'report', 'outcome'] as const)(
  'an email of the kind "%s" in the queue is not sent to an unverified address',
  async (kind) => {
    const { server, person } = await register();
    await sentAll(server);
    const queue = createEmailQueue(server.deps, emailComposers);
    await queue.add(server.db.query, kind, person.email);
    await queue.deliverDue();
    await sentAll(server);
    await emailsTo(server, person.email, 1);
  },
);

test('links in posts need a verified address, also when a post is changed', async () => {
  const { server, person, verify } = await register();
  const { request } = server;
  const { token } = person;
  const ask = (title: string, content = 'Where?') =>
    request(endpoints.createQuestion, { body: { title, content } }, { token });
  expect(await ask('Why?', 'See https://example.org')).toMatchObject({
    status: 422,
    body: {
      code: 'links_need_verified_email',
      errors: [{ path: 'content', code: 'links_need_verified_email' }],
    },
  });
  expect(await ask('www.example.org')).toMatchObject({ status: 422, body: { errors: [{ path: 'title' }] } });
  const { id } = await forumOf(server, person).ask();
  const answer = () =>
    request(endpoints.createAnswer, { params: { id }, body: { content: 'http://a.example' } }, { token });
  const change = () =>
    request(endpoints.updateQuestion, { params: { id }, body: { title: 'www.example.org' } }, { token });
  expect([(await answer()).status, (await change()).status]).toEqual([422, 422]);
  await verify(await tokenFor(server, person.email, 'verify'));
  expect([(await answer()).status, (await change()).status]).toEqual([201, 200]);
});

test('a reset by email verifies the address', async () => {
  const { server, person, askForReset, reset } = await register();
  await askForReset(person.email);
  expect((await reset(await tokenFor(server, person.email, 'reset'))).status).toBe(204);
  const { access_token: token } = await server.requestOk(endpoints.login, {
    body: { email: person.email, password: 'another long sentence' },
  });
  expect(await accountOf(server, { ...person, token }).me()).toMatchObject({ email_verified: true });
});
