import { endpoints } from '@settlement-help/contract';
import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import { queueAnswerEmails } from '#server/features/answerEmails/queueAnswerEmails.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueReminders } from '#server/features/reminders/queueReminders.ts';
import { reportFutureRows } from '#server/jobs/reportFutureRows.ts';
import { claimJob, emailComposers } from '#server/jobs/startJobs.ts';
import type { Email } from '#server/mail/mail.ts';
import { createTestServer, start, type TestServer } from '../support/createTestServer.ts';
import { createForum, forumOf } from '../support/forumRequests.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

const wrongTime = new Date('2031-03-01T09:00:00.000Z');

/** The jobs of a server, and the emails that they send. */
function createJobs(server: TestServer) {
  const sent: Email[] = [];
  const deps = { ...server.deps, mail: { send: async (email: Email) => void sent.push(email) } };
  const queue = createEmailQueue(deps, emailComposers);
  return {
    sent,
    queue,
    run: async () => {
      await queueReminders(deps, (queries, email) => queue.add(queries, 'reminder', email));
      await queueAnswerEmails(deps, (queries, email) => queue.add(queries, 'answers', email));
      await queue.deliverDue();
    },
  };
}

const jobs = ['cleanup', 'reminders', 'answer emails'];

/** A server that was used in 2031, and the same data with a correct clock. */
async function jumpBack() {
  const backend = await createTestBackend({ isEmpty: true });
  const wrong = await createTestServer({}, backend, wrongTime);
  const { people, author, other } = await createForum(wrong);
  const [person, helper] = people;
  const { token, email } = person;
  const options = { token };
  await wrong.request(endpoints.setAnswerEmails, { body: { by_email: true } }, options);
  await wrong.request(endpoints.setReminders, { body: { by_email: true } }, options);
  const country = { settlement_country: 'Germany' as const, country_selected: true };
  await wrong.request(endpoints.updateMe, { body: country }, options);
  const question = await author.ask();
  await other.answer(question);
  const later = createJobs(wrong);
  await later.run();
  for (const job of jobs) await claimJob(wrong.deps, job, span(59, 'minute'));
  await createIdempotency(wrong.deps)(
    { owner: person.id, key: 'key', content: ['then'] },
    async () => 'then',
  );
  await wrong.deps.db.query
    .updateTable('reminders')
    .set({ checked_on: '2031-03-01' })
    .where('user_id', '=', person.id)
    .execute();
  for (let guess = 0; guess < 11; guess += 1) {
    await wrong.request(endpoints.login, { body: { email, password: 'not this one' } });
  }
  await later.queue.add(wrong.db.query, 'deleted', email);
  await wrong.db.query
    .updateTable('email_queue')
    .set({ next_attempt_at: '2031-03-01T09:16:00.000Z', attempts: 5 })
    .execute();
  const server = await createTestServer({}, backend, start);
  return { server, person, helper, question, ...createJobs(server) };
}

test('a server that was started once in 2031 works again with a correct clock', async () => {
  const { server, person, helper, question, sent, run } = await jumpBack();
  expect((await server.request(endpoints.getMe, {}, { token: person.token })).status).toBe(401);
  const { access_token: token } = await server.requestOk(endpoints.login, { body: person });
  const sessions = (await server.requestOk(endpoints.listSessions, {}, { token })) as unknown[];
  expect(sessions).toHaveLength(1);
  for (const job of jobs) {
    expect(await claimJob(server.deps, job, span(59, 'minute'))).toBe(true);
    expect(await claimJob(server.deps, job, span(59, 'minute'))).toBe(false);
  }
  expect(
    await createIdempotency(server.deps)(
      { owner: person.id, key: 'key', content: ['now'] },
      async () => 'now',
    ),
  ).toBe('now');
  const helperToken = (await server.requestOk(endpoints.login, { body: helper })).access_token;
  await forumOf(server, { ...helper, token: helperToken }).answer(question, 'Today');
  await run();
  const subjects = sent.map(({ subject }) => subject);
  expect(sent.map(({ to }) => to)).toEqual([person.email, person.email]);
  expect(new Set(subjects).size).toBe(2);
  const reminder = await server.db.query.selectFrom('reminders').select('checked_on').executeTakeFirst();
  expect(reminder).toEqual({ checked_on: '2026-11-20' });
});

test('rows from the future are reported in one line of the log', async () => {
  const { server } = await jumpBack();
  await reportFutureRows(server.deps);
  const [line, ...others] = server.lines.filter((one) => one.includes('from the future'));
  expect(others).toEqual([]);
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'warn',
    sessions: 3,
    jobs: 3,
    email_queue: 1,
    idempotency_keys: 1,
    reminders: 1,
    answer_emails: 1,
  });
});

test('a correct clock reports nothing', async () => {
  const server = await createTestServer();
  await createForum(server);
  await reportFutureRows(server.deps);
  expect(server.lines.filter((one) => one.includes('from the future'))).toEqual([]);
});

test('answers with ids of 2031 neither stay unseen nor hide new answers', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const question = await author.ask();
  const later = v7({ msecs: wrongTime.getTime() });
  await server.db.query
    .insertInto('answers')
    .values({
      id: later,
      question_id: question.id,
      user_id: people[1].id,
      content: 'In 2031',
      language: null,
      created_at: wrongTime.toISOString(),
    })
    .execute();
  expect(await author.unseen()).toEqual([]);
  await server.db.query.updateTable('question_follows').set({ last_seen_answer_id: later }).execute();
  await other.answer(question, 'Today');
  expect(await author.unseen()).toMatchObject([{ count: 1 }]);
  await author.open(question, 'true');
  expect(await author.unseen()).toEqual([]);
  await other.answer(question, 'Tomorrow');
  expect(await author.unseen()).toMatchObject([{ count: 1 }]);
});

test('a question counts against the limits of today only with a time of today', async () => {
  const server = await createTestServer();
  const { people } = await createForum(server);
  const [person] = people;
  await server.db.query
    .updateTable('users')
    .set({ created_at: wrongTime.toISOString() })
    .where('id', '=', person.id)
    .execute();
  const links = 'https://a.example https://b.example https://c.example';
  const { tryAsk } = forumOf(server, person);
  expect((await tryAsk({ title: 'Where?', content: links })).status).toBe(201);
});

test('a verified password and a reset link of 2031 are not valid today', async () => {
  const server = await createTestServer();
  const { token, id, email } = await server.createPerson();
  const future = wrongTime.toISOString();
  await server.db.query.updateTable('sessions').set({ password_verified_at: future }).execute();
  const body = { new_password: 'another long sentence' };
  expect((await server.request(endpoints.changePassword, { body }, { token })).status).toBe(403);
  const { sha256 } = await import('#server/core/tokens.ts');
  await server.db.query
    .insertInto('email_tokens')
    .values({
      token_hash: sha256('x'.repeat(43)),
      purpose: 'reset',
      user_id: id,
      email,
      created_at: future,
      expires_at: future,
    })
    .execute();
  const reset = { token: 'x'.repeat(43), new_password: 'another long sentence' };
  expect((await server.request(endpoints.resetPassword, { body: reset })).status).toBe(400);
});
