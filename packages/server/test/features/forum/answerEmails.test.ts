import { endpoints, type Question } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { queueAnswerEmails } from '#server/features/answerEmails/queueAnswerEmails.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import type { Email } from '#server/mail/mail.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import { eventually } from '../../support/eventually.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';
import { createModerator, moderationOf } from '../../support/moderationRequests.ts';
import { watchPlans } from '../../support/queryPlans.ts';
import { readEmails } from '../../support/readEmails.ts';

/** Runs the job and the queue like a process, and collects the emails that it sends. */
function createJob(server: TestServer) {
  const sent: Email[] = [];
  const mail = { send: async (email: Email) => void sent.push(email) };
  const deps = { ...server.deps, mail };
  const emailQueue = createEmailQueue(deps, emailComposers);
  const queue = () => queueAnswerEmails(deps, (queries, email) => emailQueue.add(queries, 'answers', email));
  const run = async () => {
    await queue();
    await emailQueue.deliverDue();
  };
  return { sent, mail, queue, run, deliver: emailQueue.deliverDue };
}

const settingOf = (server: TestServer, { token }: Person) => ({
  set: (by_email: boolean) => server.requestOk(endpoints.setAnswerEmails, { body: { by_email } }, { token }),
  read: () => server.requestOk(endpoints.getAnswerEmails, {}, { token }),
});

/** A forum whose author asked a question and wants emails. */
async function createAskingForum() {
  const server = await createTestServer();
  const forum = await createForum(server);
  const [person] = forum.people;
  const setting = settingOf(server, person);
  await setting.set(true);
  return {
    server,
    person,
    setting,
    ...forum,
    question: await forum.author.ask('Where?'),
    ...createJob(server),
  };
}

const linkTo = (question: Question, answer: { id: string }) =>
  `https://settle.example.org/community/${question.id}#answer-${answer.id}`;

test('emails about answers are off until a user turns them on', async () => {
  const { other, people, question, run, sent, server } = await createAskingForum();
  const third = settingOf(server, people[2]);
  await forumOf(server, people[2]).follow(question.id);
  expect(await third.read()).toEqual({ by_email: false });
  await other.answer(question);
  await run();
  expect(sent.map(({ to }) => to)).toEqual([people[0].email]);
  expect(await third.set(true)).toEqual({ by_email: true });
  expect(await third.read()).toEqual({ by_email: true });
  server.clock.advance(span(2, 'hour'));
  await run();
  expect(sent).toHaveLength(1);
});

test('one email an hour lists the followed questions with new answers, without their text', async () => {
  const { author, other, third, person, question, run, sent, server } = await createAskingForum();
  const first = await other.answer(question, 'A secret text');
  await run();
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: person.email,
    subject: 'New answers in the Settlement Help community',
    headers: {
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/settle\.example\.org\/api\/v1\/answer-emails\/stop\?/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(sent[0]?.text).toContain(
    `a question that you follow has new answers:\n\n- “Where?”\n${linkTo(question, first)}\n\n`,
  );
  expect(sent[0]?.text).not.toMatch(/secret|Person/);

  const [own, followed] = [await author.ask('When?'), await third.ask('How?')];
  await author.follow(followed.id);
  const answers = [await other.answer(followed), await third.answer(own), await other.answer(own)];
  server.clock.advance(span(1, 'hour') - 1);
  await run();
  expect(sent).toHaveLength(1);
  server.clock.advance(1);
  await run();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.text).toContain(
    [
      '2 questions that you follow have new answers:',
      `- “How?”\n${linkTo(followed, answers[0] as never)}`,
      `- “When?”\n${linkTo(own, answers[1] as never)}`,
      'You asked us',
    ].join('\n\n'),
  );
  server.clock.advance(span(1, 'day'));
  await run();
  expect(sent).toHaveLength(2);
});

test('an email with many questions links to the community for the rest', async () => {
  const { author, other, question, run, sent } = await createAskingForum();
  await other.answer(question);
  for (let index = 0; index < 21; index += 1) await other.answer(await author.ask(`Why ${index}?`));
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text.match(/^- /gm)).toHaveLength(20);
  expect(sent[0]?.text).toContain(
    '\n\n2 more questions have new answers:\nhttps://settle.example.org/community\n\n',
  );
});

type Stage = Awaited<ReturnType<typeof createAskingForum>> & { answer: { id: string } };

const moderate = async (
  { server, question, answer, ...stage }: Stage,
  kind: 'question' | 'answer',
  action: 'hide' | 'remove',
) => {
  const moderator = moderationOf(server, await createModerator(server));
  const [, , third] = stage.people;
  await moderationOf(server, third).report(kind, (kind === 'question' ? question : answer).id);
  const [report] = await moderator.cases();
  await moderator.decide(report as never, action);
};

const reasons: Record<string, (stage: Stage) => Promise<unknown>> = {
  'was read before': ({ author, question }) => author.open(question, 'true'),
  'is in a question that is no longer followed': ({ author, question }) => author.unfollow(question.id),
  'is of a blocked user': ({ server, people: [author, other] }) =>
    moderationOf(server, author).block(other.id),
  'is of a user who blocked the follower': ({ server, people: [author, other] }) =>
    moderationOf(server, other).block(author.id),
  'is hidden': (stage) => moderate(stage, 'answer', 'hide'),
  'is removed': (stage) => moderate(stage, 'answer', 'remove'),
  'is deleted': ({ server, people: [, { token }], answer: { id } }) =>
    server.requestOk(endpoints.deleteAnswer, { params: { id } }, { token }),
  'is in a hidden question': (stage) => moderate(stage, 'question', 'hide'),
  'is in a deleted question': ({ server, people: [{ token }], question: { id } }) =>
    server.requestOk(endpoints.deleteQuestion, { params: { id } }, { token }),
  'is for a suspended user': async ({ server, people: [author] }) =>
    moderationOf(server, await createModerator(server)).suspend(author.id),
};

test.each(Object.entries(reasons))('an answer that %s is not announced', async (_reason, act) => {
  const stage = await createAskingForum();
  const { other, question, run, sent, server } = stage;
  const answer = await other.answer(question);
  await act({ ...stage, answer });
  await run();
  // The server sends emails after decisions, and may take this one from the queue.
  await eventually(async () => {
    expect(await server.db.query.selectFrom('answers_to_announce').selectAll().execute()).toEqual([]);
    expect(await server.db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]);
  });
  const subjects = [...sent, ...(await readEmails(server.outboxDir))].map(({ subject }) => subject);
  expect(subjects).not.toContain('New answers in the Settlement Help community');
});

test('an answer to a question of a blocked user is not announced', async () => {
  const { author, people, third, other, run, sent, server } = await createAskingForum();
  const question = await third.ask('How?');
  await author.follow(question.id);
  await other.answer(question);
  await moderationOf(server, people[0]).block(people[2].id);
  await run();
  expect(sent).toEqual([]);
});

test('a user gets no email about an own answer', async () => {
  const { author, question, run, sent } = await createAskingForum();
  await author.answer(question);
  await run();
  expect(sent).toEqual([]);
});

test('one press on the link of an email stops them, and opening it alone does not', async () => {
  const { other, question, run, sent, server, setting } = await createAskingForum();
  await other.answer(question);
  await run();
  const link = sent[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(sent[0]?.text).toContain(link);
  const path = link.replace('https://settle.example.org', '');
  const ofReminders = path.replace('answer-emails', 'reminders');
  const forged = path.replace(/signature=./, (part) => (part.endsWith('A') ? 'signature=B' : 'signature=A'));
  for (const wrong of [ofReminders, forged])
    expect((await server.app.request(wrong, { method: 'POST' })).status).toBe(404);
  const opened = await server.app.request(path);
  expect(await opened.text()).toContain('<form method="post">');
  expect([opened.status, await setting.read()]).toEqual([200, { by_email: true }]);
  const press = () =>
    server.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
  expect(await setting.read()).toEqual({ by_email: false });
  expect(server.lines.join('')).not.toContain('signature');
});

test('turning the emails off cancels the queued one, also if they are turned on again', async () => {
  const { other, question, queue, run, deliver, sent, server, setting } = await createAskingForum();
  await other.answer(question);
  await queue();
  await setting.set(false);
  await setting.set(true);
  await deliver();
  await run();
  expect(sent).toEqual([]);
  const later = await other.answer(question);
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(linkTo(question, later));

  await setting.set(false);
  await setting.set(true);
  await other.answer(question);
  await run();
  expect(sent).toHaveLength(1);
  server.clock.advance(span(1, 'hour'));
  await run();
  expect(sent).toHaveLength(2);
});

test('deleting the account cancels the queued email', async () => {
  const { other, person, question, queue, deliver, sent, server } = await createAskingForum();
  await other.answer(question);
  await queue();
  const body = { current_password: person.password };
  await server.requestOk(endpoints.deleteAccount, { body }, { token: person.token });
  await deliver();
  expect(sent.filter(({ subject }) => subject.startsWith('New answers'))).toEqual([]);
});

test('several processes send an email once', async () => {
  const { other, question, sent, mail, run, server } = await createAskingForum();
  await other.answer(question);
  const processes = Array.from({ length: 4 }, () => createJob(server));
  for (const { mail: mailOfProcess } of processes) mailOfProcess.send = mail.send;
  await Promise.all([run, ...processes.map((job) => job.run)].map((runJob) => runJob()));
  await run();
  expect(sent).toHaveLength(1);
});

test('an email that could not be sent is sent by another process, with the answers since then', async () => {
  const { author, other, question, run, mail, sent, server } = await createAskingForum();
  const { send } = mail;
  mail.send = () => Promise.reject(new Error('no mail server'));
  const first = await other.answer(question);
  await run();
  const later = await author.ask('When?');
  const second = await other.answer(later);
  await run();
  expect(sent).toEqual([]);
  server.clock.advance(span(3, 'hour'));
  const restarted = createJob(server);
  restarted.mail.send = send;
  await restarted.run();
  await restarted.run();
  expect(sent).toHaveLength(1);
  for (const link of [linkTo(question, first), linkTo(later, second)]) expect(sent[0]?.text).toContain(link);
});

test('a title cannot add lines, headers, links or hidden text to an email', async () => {
  const { other, question, run, sent, server } = await createAskingForum();
  const title = 'Pay\r\nBcc: all@example.org\n\nhttps://evil.example/now \u202Eevil\u2066 www.evil.example';
  await server.db.query.updateTable('questions').set({ title }).where('id', '=', question.id).execute();
  await other.answer(question);
  await run();
  const [email] = sent;
  expect(email?.subject).toBe('New answers in the Settlement Help community');
  const lines = email?.text.split('\n') ?? [];
  const line = lines.filter((text) => text.startsWith('- '));
  expect(line.map((text) => text.replaceAll('\u2060', ''))).toEqual([
    '- “Pay Bcc: all@example.org https://evil.example/now evil www.evil.example”',
  ]);
  expect(line.join('')).not.toMatch(/\w[.@]\w|:\/\//);
});

test('a failing user holds up nobody else', async () => {
  const { other, third, people, question, sent, mail, run, server } = await createAskingForum();
  await third.follow(question.id);
  await settingOf(server, people[2]).set(true);
  const { send } = mail;
  mail.send = (email) => (email.to === people[0].email ? Promise.reject(new Error('full')) : send(email));
  await other.answer(question);
  await run();
  expect(sent.map(({ to }) => to)).toEqual([people[2].email]);
});

test('the job scans no table', async () => {
  const { other, question, run, sent, server, setting } = await createAskingForum();
  const { count, scans } = await watchPlans(server, async () => {
    await setting.read();
    await other.answer(question);
    await run();
    await setting.set(false);
  });
  expect(sent).toHaveLength(1);
  expect(count).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});
