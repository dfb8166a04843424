import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import type { TestServer } from '../../support/createTestServer.ts';
import { createModeratedForum } from '../../support/moderatedForum.ts';

const storedTexts = async ({ db }: TestServer) => {
  const rows = await db.query.selectFrom('post_history').select('content').orderBy('id').execute();
  return rows.map(({ content }) => content);
};

/** The rows of every table as text, but not the search index, which holds no texts. */
async function everything({ db }: TestServer) {
  const tables = await db.query.introspection.getTables();
  const rows = tables
    .filter(({ name }) => !name.startsWith('search_'))
    .map(({ name }) =>
      db.query
        .selectFrom(name as 'jobs')
        .selectAll()
        .execute(),
    );
  return JSON.stringify(await Promise.all(rows));
}

test('moderators read the earlier texts of a post, newest first and page by page', async () => {
  const { server, forum, moderator, question, answer } = await createModeratedForum();
  server.clock.advance(span(1, 'minute'));
  const first = server.clock.now().toISOString();
  await forum.author.edit(question.id, { title: 'Where in Metz?', content: 'I live in Metz.' });
  server.clock.advance(span(1, 'minute'));
  const second = server.clock.now().toISOString();
  await forum.author.edit(question.id, { title: 'Where in Metz?', content: 'We live in Metz.' });
  await forum.other.editAnswer(answer.id, 'At the town hall.');

  const texts = [
    { title: 'Where in Metz?', content: 'I live in Metz.', replaced_at: second },
    { title: 'Where?', content: null, replaced_at: first },
  ];
  const history = await moderator.history('question', question.id);
  expect(history).toMatchObject(texts);
  const [newest] = await moderator.history('question', question.id, { limit: '1' });
  expect(newest).toEqual(history[0]);
  expect(await moderator.history('question', question.id, { cursor: newest?.id ?? '' })).toEqual([
    history[1],
  ]);
  expect(await moderator.history('answer', answer.id)).toMatchObject([
    { title: null, content: 'Pay me, I know somebody.', replaced_at: second },
  ]);
});

test('the history of a hidden post can be read, and its case shows that it was edited', async () => {
  const { forum, moderator, answer, third } = await createModeratedForum();
  await forum.other.editAnswer(answer.id, 'Pay me 80 euros.');
  await third.report('answer', answer.id);
  const [opened] = await moderator.cases();
  expect(opened?.post?.edited_at).toEqual(expect.any(String));
  await moderator.decide(opened ?? { id: '', version: 0 }, 'hide');
  expect(await moderator.history('answer', answer.id)).toMatchObject([
    { content: 'Pay me, I know somebody.' },
  ]);
});

test('an edit without a change stores nothing, and an edit of the category stores no text', async () => {
  const { server, forum, question, answer } = await createModeratedForum();
  const same = await forum.author.edit(question.id, { title: ' Where? ', content: '', category: 'legal' });
  const sameAnswer = await forum.other.editAnswer(answer.id, 'Pay me, I know somebody.');
  expect([same.edited_at, sameAnswer.edited_at]).toEqual([null, null]);
  const moved = await forum.author.edit(question.id, { title: 'Where?', category: 'housing' });
  expect(moved).toMatchObject({ category: 'housing', edited_at: expect.any(String) });
  expect(await storedTexts(server)).toEqual([]);
});

test('a moderator deletes the earlier texts for good, and the log says so without them', async () => {
  const { server, forum, moderator, question, answer } = await createModeratedForum();
  const [, helper] = forum.people;
  const secret = 'My number is 0171 555 01 23';
  const made = await server.requestOk(
    endpoints.createAnswer,
    { params: { id: question.id }, body: { content: secret } },
    { token: helper.token, headers: { 'Idempotency-Key': 'one-and-only' } },
  );
  await forum.other.editAnswer(made.id, 'Write to me.');
  await forum.other.editAnswer(answer.id, 'Another one.');
  expect(await everything(server)).toContain(secret);

  expect((await moderator.deleteHistory('answer', made.id)).status).toBe(204);
  expect(await moderator.history('answer', made.id)).toEqual([]);
  expect(await everything(server)).not.toContain(secret);
  expect(await storedTexts(server)).toEqual(['Pay me, I know somebody.']);
  const logged = {
    action: 'delete_history',
    person: 'Person 2',
    facts: null,
    post: { kind: 'answer', id: made.id, question_id: question.id },
  };
  expect(await moderator.decisions()).toMatchObject([logged]);
  // Nothing is left to delete, so nothing is logged.
  expect((await moderator.deleteHistory('answer', made.id)).status).toBe(204);
  expect(await moderator.decisions()).toHaveLength(1);
});

test('deleting a post deletes its history, also of a question that keeps answers of others', async () => {
  const { server, forum, question, answer } = await createModeratedForum();
  await forum.author.edit(question.id, { title: 'Where?', content: 'My secret' });
  await forum.author.edit(question.id, { title: 'Where?', content: null });
  const own = await forum.author.answer(question, 'Thanks');
  await forum.author.editAnswer(own.id, 'Thank you');
  await forum.author.removeAnswer(own.id);
  expect(await storedTexts(server)).toEqual([null, 'My secret']);
  await forum.author.remove(question.id);
  await forum.other.editAnswer(answer.id, 'At the town hall.');
  expect(await storedTexts(server)).toEqual(['Pay me, I know somebody.']);
});

test('deleting an account deletes the history of its posts, also of answers that stay', async () => {
  const { server, forum, moderator, question, answer } = await createModeratedForum();
  await forum.other.editAnswer(answer.id, 'At the town hall.');
  await forum.author.edit(question.id, { title: 'Where?', content: 'In Metz' });
  const [, helper] = forum.people;
  await server.requestOk(endpoints.deleteAccount, { body: { current_password: helper.password } }, helper);
  expect(await moderator.history('answer', answer.id)).toEqual([]);
  expect(await storedTexts(server)).toEqual([null]);
});

test('a person edits a hundred times an hour at most', async () => {
  const { server, forum, question, answer } = await createModeratedForum();
  // Each post can be edited thirty times.
  const answers = [answer];
  for (let count = 0; count < 3; count += 1) answers.push(await forum.other.answer(question));
  for (let times = 0; times < 100; times += 1) {
    await forum.other.editAnswer(answers[times % 4]?.id ?? '', `Version ${times}`);
  }
  const [, helper] = forum.people;
  const input = { params: { id: answer.id }, body: { content: 'One more' } };
  expect((await server.request(endpoints.updateAnswer, input, helper)).status).toBe(429);
});

test('the history of an unknown post is not found', async () => {
  const { moderator, question } = await createModeratedForum();
  expect((await moderator.deleteHistory('answer', question.id)).status).toBe(404);
});
