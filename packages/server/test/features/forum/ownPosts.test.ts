import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum } from '../../support/forumRequests.ts';

test('authors edit their question and answer, which then show the time of the edit', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const question = await author.ask('Where?');
  const answer = await other.answer(question, 'There.');
  server.clock.advance(span(1, 'minute'));
  const edited_at = server.clock.now().toISOString();

  const body = { title: ' Where in Metz? ', content: '', category: 'housing' as const };
  const [asker, helper] = people.map(({ token }) => ({ token }));
  const changed = await server.requestOk(
    endpoints.updateQuestion,
    { params: { id: question.id }, body },
    asker,
  );
  expect(changed).toEqual({
    ...question,
    title: 'Where in Metz?',
    category: 'housing',
    edited_at,
    answer_count: 1,
    last_answer_at: question.created_at,
  });
  const content = 'At the town hall.';
  const mended = await server.requestOk(
    endpoints.updateAnswer,
    { params: { id: answer.id }, body: { content } },
    helper,
  );
  expect(mended).toEqual({ ...answer, content, edited_at });
  expect(await other.open(question)).toMatchObject({
    title: 'Where in Metz?',
    answers: [{ content, edited_at }],
  });
});

test('an edit keeps the fields that it omits', async () => {
  const server = await createTestServer();
  const { author, people } = await createForum(server);
  const body = { title: 'Where?', content: 'In Metz', category: 'housing', country: null } as const;
  const { id } = await server.requestOk(endpoints.createQuestion, { body }, people[0]);
  const changed = await author.edit(id, { title: 'Where exactly?' });
  expect(changed).toMatchObject({ ...body, title: 'Where exactly?' });
  expect((await author.edit(id, { title: 'Where exactly?', content: null })).content).toBeNull();
});

test('a deleted answer is no longer counted or accepted', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const question = await author.ask();
  const answer = await other.answer(question);
  await author.answer(question, 'Thanks.');
  await author.voteAnswer(answer.id);
  await author.accept(answer.id);
  const remove = () => server.request(endpoints.deleteAnswer, { params: { id: answer.id } }, people[1]);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  const detail = await other.open(question);
  expect(detail).toMatchObject({ answer_count: 1, is_resolved: false, answers: [{ content: 'Thanks.' }] });
});

test('a question without answers of others is deleted whole', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const question = await author.ask();
  await author.answer(question, 'Found it myself.');
  await other.voteQuestion(question.id);
  const remove = () => server.request(endpoints.deleteQuestion, { params: { id: question.id } }, people[0]);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect(await other.list()).toEqual([]);
  for (const table of ['questions', 'answers', 'question_votes'] as const) {
    expect(await server.db.query.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('answers of others stay under a deleted question, which loses its text and author', async () => {
  const server = await createTestServer();
  const { author, other, third, people } = await createForum(server);
  const question = await author.ask('My secret');
  const answer = await other.answer(question, 'Here is how.');
  await author.accept(answer.id);
  await server.requestOk(endpoints.deleteQuestion, { params: { id: question.id } }, people[0]);

  expect(await third.list()).toEqual([]);
  expect(await third.open(question)).toMatchObject({
    title: '',
    content: null,
    is_deleted: true,
    user: { full_name: 'Member' },
    answer_count: 1,
    is_resolved: true,
    answers: [{ content: 'Here is how.', is_accepted: true }],
  });
  const refused = [
    await third.tryAnswer(question.id, 'More.'),
    await third.tryVoteQuestion(question.id),
    await author.tryAccept(answer.id),
    await server.request(endpoints.deleteQuestion, { params: { id: question.id } }, people[0]),
    await server.request(
      endpoints.updateQuestion,
      { params: { id: question.id }, body: { title: 'x' } },
      people[0],
    ),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);

  // With its last answer nothing is left of it.
  await server.requestOk(endpoints.deleteAnswer, { params: { id: answer.id } }, people[1]);
  expect(await server.db.query.selectFrom('questions').selectAll().execute()).toEqual([]);
});

test('a new account posts two links at most and fewer posts an hour; a day later like others', async () => {
  const server = await createTestServer();
  const newcomer = await server.createPerson();
  const post = (title: string, content: string, { token } = newcomer) =>
    server.request(endpoints.createQuestion, { body: { title, content } }, { token });
  expect((await post('Two', 'https://a.example and www.b.example/www.')).status).toBe(201);
  const three = 'https://www.a.example http://b.example www.c.example';
  const message = 'A post can have at most 2 links on the first day of an account';
  const refusal = { detail: message, code: 'too_many_links', errors: [{ path: 'content', message }] };
  expect(await post('Three', three)).toMatchObject({ status: 422, body: refusal });
  // An edit of the title counts the links of the stored content too.
  const { id } = await server.requestOk(
    endpoints.createQuestion,
    { body: { title: 'Two more', content: 'https://a.example https://b.example' } },
    newcomer,
  );
  const edit = { params: { id }, body: { title: 'https://c.example' } };
  expect(await server.request(endpoints.updateQuestion, edit, newcomer)).toMatchObject({ status: 422 });
  for (let count = 3; count <= 30; count += 1) expect((await post('More', '')).status).toBe(201);
  expect(await post('One more', '')).toMatchObject({ status: 429, body: { code: 'too_many_posts' } });

  server.clock.advance(span(1, 'day') + 1);
  const later = { ...newcomer, token: await newcomer.login() };
  for (let count = 1; count <= 11; count += 1) expect((await post('More', three, later)).status).toBe(201);
});
