import { endpoints, type QuestionDetail } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { queueAnswerEmails } from '#server/features/answerEmails/queueAnswerEmails.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import type { Email } from '#server/mail/mail.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';
import { moderationOf } from '../../support/moderationRequests.ts';
import { repeatsSqlite } from '../../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A forum whose people are no longer new. */
async function createOldForum() {
  const server = await createTestServer();
  const { people } = await createForum(server);
  server.clock.advance(span(25, 'hour'));
  const [asker, helper] = await Promise.all(
    people.map(async (person) => ({ ...person, token: await person.login() })),
  );
  if (!asker || !helper) throw new Error('There are three people');
  return { server, asker, helper, author: forumOf(server, asker), other: forumOf(server, helper) };
}

const statusesOf = async (count: number, act: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await act(index)).status);
  return statuses.filter((status) => status === 429).length;
};

test.skipIf(repeatsSqlite)('deleted questions count against the limit of an hour', async () => {
  const { server, asker, author } = await createOldForum();
  const refused = await statusesOf(65, async () => {
    const asked = await author.tryAsk({ title: 'Why?' });
    if (asked.status === 201) await author.remove((asked.body as QuestionDetail).id);
    return asked;
  });
  expect(refused).toBe(5);
  server.clock.advance(span(1, 'hour'));
  const again = await author.tryAsk({ title: 'Why?' });
  expect([again.status, (await server.request(endpoints.getMe, {}, asker)).status]).toEqual([201, 200]);
});

test.skipIf(repeatsSqlite)('a day has a lower limit than 24 hours, also for deleted questions', async () => {
  const { server, author } = await createOldForum();
  let posted = 0;
  for (let hour = 0; hour < 4; hour += 1) {
    for (let index = 0; index < 50; index += 1) {
      const asked = await author.tryAsk({ title: 'Why?' });
      if (asked.status !== 201) continue;
      posted += 1;
      await author.remove((asked.body as QuestionDetail).id);
    }
    server.clock.advance(span(1, 'hour') + 1);
  }
  expect(posted).toBe(150);
});

test('a new account cannot make room for questions by deleting them', async () => {
  const server = await createTestServer();
  const { author } = await createForum(server);
  const refused = await statusesOf(35, async () => {
    const asked = await author.tryAsk({ title: 'Why?' });
    if (asked.status === 201) await author.remove((asked.body as QuestionDetail).id);
    return asked;
  });
  expect(refused).toBe(5);
});

test.skipIf(repeatsSqlite)(
  'a question takes thirty answers a day of one person, deleted ones included',
  async () => {
    const { author, other } = await createOldForum();
    const [question, second] = [await author.ask(), await author.ask()];
    const refused = await statusesOf(35, async () => {
      const answered = await other.tryAnswer(question.id, 'So.');
      if (answered.status === 201) await other.removeAnswer((answered.body as { id: string }).id);
      return answered;
    });
    expect(refused).toBe(5);
    expect((await other.tryAnswer(second.id, 'So.')).status).toBe(201);
  },
);

test.skipIf(repeatsSqlite)(
  'a post is edited at most thirty times a day, and another one still can be',
  async () => {
    const { server, asker, author } = await createOldForum();
    const [question, second] = [await author.ask(), await author.ask()];
    const edit = (id: string, title: string) =>
      server.request(endpoints.updateQuestion, { params: { id }, body: { title } }, asker);
    expect(await statusesOf(35, (index) => edit(question.id, `Title ${index}`))).toBe(5);
    expect((await edit(second.id, 'Other')).status).toBe(200);
  },
);

test.skipIf(repeatsSqlite)('an answer is edited at most thirty times a day', async () => {
  const { server, helper, author, other } = await createOldForum();
  const { id } = await other.answer(await author.ask());
  const edit = (content: string) =>
    server.request(endpoints.updateAnswer, { params: { id }, body: { content } }, helper);
  expect(await statusesOf(35, (index) => edit(`Text ${index}`))).toBe(5);
});

test.skipIf(repeatsSqlite)('withdrawn votes count against the limit of an hour', async () => {
  const { author, other } = await createOldForum();
  const question = await author.ask();
  const answer = await author.answer(question);
  const refused = await statusesOf(305, (index) =>
    index % 2 ? other.tryVoteQuestion(question.id) : other.tryVoteAnswer(answer.id),
  );
  expect(refused).toBe(5);
});

test('a new account casts ten votes on its first day, and withdraws them at any time', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const ids: string[] = [];
  for (let count = 0; count < 11; count += 1) ids.push((await author.ask()).id);
  const last = ids.pop() ?? '';
  for (const id of ids) await other.voteQuestion(id);
  expect(await other.tryVoteQuestion(last)).toMatchObject({ status: 429, body: { code: 'too_many_votes' } });
  expect(await author.open({ id: last })).toMatchObject({ upvotes: 0 });
  expect(await other.voteQuestion(ids[0] ?? '')).toMatchObject({ my_vote: null });
  expect((await other.tryVoteQuestion(last)).status).toBe(429);
  server.clock.advance(span(25, 'hour'));
  const later = forumOf(server, { ...people[1], token: await people[1].login() });
  await later.voteQuestion(last);
});

test.skipIf(repeatsSqlite)('reports of the same post count against the limit of an hour', async () => {
  const { server, helper, author } = await createOldForum();
  const question = await author.ask();
  const { report } = moderationOf(server, helper);
  expect(await statusesOf(32, () => report('question', question.id))).toBe(2);
});

/** A question whose author accepted an answer, has opened the question since, and wants emails. */
async function createAcceptedAnswer() {
  const forum = await createOldForum();
  const { server, asker, author, other } = forum;
  await server.requestOk(endpoints.setAnswerEmails, { body: { by_email: true } }, asker);
  const question = await author.ask();
  const [answer, second] = [await other.answer(question), await other.answer(question)];
  await author.accept(answer.id);
  const sent: Email[] = [];
  const deps = { ...server.deps, mail: { send: async (email: Email) => void sent.push(email) } };
  const queue = createEmailQueue(deps, emailComposers);
  const run = async () => {
    await queueAnswerEmails(deps, (queries, email) => queue.add(queries, 'answers', email));
    await queue.deliverDue();
  };
  await run();
  await author.open(question, 'true');
  server.clock.advance(span(2, 'hour'));
  sent.length = 0;
  return { ...forum, question, answer, second, sent, run };
}

test('an edit of an accepted answer is unseen for the author of the question, and in one email', async () => {
  const { author, other, question, answer, sent, run, asker } = await createAcceptedAnswer();
  expect(await author.unseen()).toEqual([]);
  await other.editAnswer(answer.id, 'At the prefecture.');
  await other.editAnswer(answer.id, 'At the town hall, after all.');
  expect(await author.unseen()).toMatchObject([{ question_id: question.id, count: 1 }]);
  await run();
  expect(sent.map(({ to }) => to)).toEqual([asker.email]);
  expect(sent[0]?.text).toContain(`/community/${question.id}#answer-${answer.id}`);
  await author.open(question, 'true');
  expect(await author.unseen()).toEqual([]);
});

test('an edit that changes nothing, or of another answer, announces nothing', async () => {
  const { author, other, answer, second, sent, run } = await createAcceptedAnswer();
  await other.editAnswer(answer.id, 'At the town hall.');
  await other.editAnswer(second.id, 'At the prefecture.');
  expect(await author.unseen()).toEqual([]);
  await run();
  expect(sent).toEqual([]);
});

test('an edit is not announced to an author who stopped following, or once the answer is gone', async () => {
  const { author, other, question, answer, sent, run } = await createAcceptedAnswer();
  await author.unfollow(question.id);
  await other.editAnswer(answer.id, 'At the prefecture.');
  expect(await author.unseen()).toEqual([]);
  await author.follow(question.id);
  await other.editAnswer(answer.id, 'At the embassy.');
  await other.removeAnswer(answer.id);
  expect(await author.unseen()).toEqual([]);
  await run();
  expect(sent).toEqual([]);
});
