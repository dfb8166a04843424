import { endpoints, type Problem, type QuestionDetail } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';
import { engineErrors } from '../../support/testBackend.ts';

test('others see a question with its answers and all its fields', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const asked = await author.tryAsk({ title: '  Where? ', content: ' ', category: 'housing' });
  expect(asked.status).toBe(201);
  expect(asked.body).toEqual({
    id: expect.any(String),
    title: 'Where?',
    content: null,
    language: null,
    category: 'housing',
    user: { id: people[0].id, full_name: 'Person 1', profile_photo: null, is_blocked: false },
    created_at: '2026-11-20T09:00:00.000Z',
    edited_at: null,
    is_deleted: false,
    upvotes: 0,
    downvotes: 0,
    my_vote: null,
    answer_count: 0,
    view_count: 0,
    is_resolved: false,
    matching_answer: null,
    country: null,
    step_key: null,
    is_followed: true,
    accepted_at: null,
    last_answer_at: null,
  });
  const question = asked.body as QuestionDetail;
  const answer = await other.answer(question, ' Here. ');
  expect(answer).toMatchObject({ content: 'Here.', is_accepted: false, user: { full_name: 'Person 2' } });
  await author.answer(question, 'Thank you, found it.');
  const detail = await other.open(question);
  expect(detail).toMatchObject({
    ...question,
    answer_count: 2,
    last_answer_at: question.created_at,
  });
  expect(detail.answers.map(({ content }) => content)).toEqual(['Here.', 'Thank you, found it.']);
});

test('a title has at most 200 characters, details 2000 and an answer 5000, an emoji counting as one', async () => {
  const { author, other } = await createForum(await createTestServer());
  const emoji = (count: number) => '👪'.repeat(count);
  const asked = await author.tryAsk({ title: emoji(200), content: emoji(2000) });
  expect(asked).toMatchObject({ status: 201, body: { title: emoji(200), content: emoji(2000) } });
  const { id } = asked.body as QuestionDetail;
  expect(await author.tryAsk({ title: emoji(201) })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'title', message: 'Must be at most 200 characters' }] },
  });
  expect((await author.tryAsk({ title: 'x', content: emoji(2001) })).status).toBe(422);
  expect((await author.tryAsk({ title: '  ' })).status).toBe(422);
  expect((await author.tryAsk({ title: 'x', category: 'all' as never })).status).toBe(422);
  expect((await other.tryAnswer(id, emoji(5000))).status).toBe(201);
  for (const content of [emoji(5001), ' \n ', 'a\0b', '\ud800']) {
    expect((await other.tryAnswer(id, content)).status).toBe(422);
  }
  expect((await other.open({ id })).answer_count).toBe(1);
});

test('a view counts once for each person, and not when the list loads answers', async () => {
  const { author, other, third } = await createForum(await createTestServer());
  const question = await author.ask();
  await other.open(question, 'false');
  expect((await other.open(question, 'true')).view_count).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => third.open(question, 'true')));
  await other.open(question, 'true');
  expect((await third.open(question, 'true')).view_count).toBe(2);
  expect((await author.open(question, 'true')).view_count).toBe(3);
});

test('new answers are counted for the author and for people who answered, until they open the question', async () => {
  const { author, other, third } = await createForum(await createTestServer());
  const question = await author.ask('Where?');
  const quiet = await author.ask('When?');
  await other.answer(question);
  await third.answer(question);
  await author.answer(question);
  expect(await author.unseen()).toEqual([{ question_id: question.id, title: 'Where?', count: 2 }]);
  // The later answers of the third person and of the author.
  expect(await other.unseen()).toMatchObject([{ count: 2 }]);
  await other.open(question, 'true');
  expect(await other.unseen()).toEqual([]);
  await author.open(question, 'false');
  expect(await author.unseen()).toHaveLength(1);
  await author.open(question, 'true');
  expect(await author.unseen()).toEqual([]);
  await other.answer(quiet);
  await third.answer(question);
  expect((await author.unseen()).map(({ title, count }) => [title, count])).toEqual([
    ['When?', 1],
    ['Where?', 1],
  ]);
});

test('a post has the language of its Content-Language header, or none', async () => {
  const server = await createTestServer();
  const { other, people } = await createForum(server);
  const from = (index: 0 | 1, language?: string) => ({
    token: people[index].token,
    ...(language && { headers: { 'Content-Language': language } }),
  });
  const ask = { body: { title: 'Où ?' } };
  const question = await server.requestOk(endpoints.createQuestion, ask, from(0, 'fr-CA, en'));
  expect(question.language).toBe('fr');
  const answer = { params: { id: question.id }, body: { content: 'Hier' } };
  await server.requestOk(endpoints.createAnswer, answer, from(1, 'de'));
  await server.requestOk(endpoints.createAnswer, answer, from(1));
  await server.requestOk(endpoints.createAnswer, answer, from(1, 'Deutsch!'));
  const { answers } = await other.open(question);
  expect(answers.map(({ language }) => language)).toEqual(['de', null, null]);
});

test('an edit changes the language of a post only with a Content-Language header', async () => {
  const server = await createTestServer();
  const { people } = await createForum(server);
  const { token } = people[0];
  const french = { token, headers: { 'Content-Language': 'fr' } };
  const { id } = await server.requestOk(endpoints.createQuestion, { body: { title: 'Où ?' } }, { token });
  const edit = { params: { id }, body: { title: 'Où est la mairie ?' } };
  expect(await server.requestOk(endpoints.updateQuestion, edit, french)).toMatchObject({ language: 'fr' });
  expect(await server.requestOk(endpoints.updateQuestion, edit, { token })).toMatchObject({ language: 'fr' });
});

test('a question can be read on a full disk, where its view cannot be counted', async () => {
  const server = await createTestServer();
  const { author, other } = await createForum(server);
  const question = await author.ask();
  vi.spyOn(server.db, 'transaction').mockRejectedValueOnce(engineErrors.full);
  expect(await other.open(question, 'true')).toMatchObject({ id: question.id, view_count: 0 });
  expect((await other.open(question, 'true')).view_count).toBe(1);
});

test('answers are sorted by acceptance, score and age', async () => {
  const { author, other, third } = await createForum(await createTestServer());
  const question = await author.ask();
  const answers = [];
  for (const content of ['old', 'new', 'good', 'bad', 'accepted']) {
    answers.push(await other.answer(question, content));
  }
  const [, , good, bad, accepted] = answers;
  await third.voteAnswer(good?.id ?? '', 'true');
  await third.voteAnswer(bad?.id ?? '', 'false');
  await author.voteAnswer(accepted?.id ?? '', 'false');
  await author.accept(accepted?.id ?? '');
  const detail = await third.open(question);
  expect(detail.answers.map(({ content }) => content)).toEqual(['accepted', 'good', 'old', 'new', 'bad']);
  expect(detail.answers.map(({ my_vote }) => my_vote)).toEqual([null, 'up', null, null, 'down']);
});

test('only the author of the question accepts an answer, and can accept another instead', async () => {
  const { author, other, third } = await createForum(await createTestServer());
  const question = await author.ask();
  const [first, second] = [await other.answer(question, 'first'), await third.answer(question, 'second')];
  for (const forum of [other, third]) {
    expect(await forum.tryAccept(first.id)).toMatchObject({
      status: 403,
      body: { detail: 'Only the author of the question can accept an answer', code: 'not_the_author' },
    });
  }
  expect(await third.open(question)).toMatchObject({ is_resolved: false });
  expect(await author.accept(first.id)).toMatchObject({
    is_resolved: true,
    answers: [
      { id: first.id, is_accepted: true },
      { id: second.id, is_accepted: false },
    ],
  });
  const moved = await author.accept(second.id);
  expect(await author.accept(second.id)).toEqual(moved);
  expect((await third.open(question)).answers).toMatchObject([
    { id: second.id, is_accepted: true },
    { id: first.id, is_accepted: false },
  ]);
});

test('accepting different answers at once leaves exactly one accepted', async () => {
  const { author, other } = await createForum(await createTestServer());
  const question = await author.ask();
  const answers = await Promise.all(Array.from({ length: 10 }, () => other.answer(question)));
  await Promise.all(answers.map(({ id }) => author.accept(id)));
  const detail = await other.open(question);
  expect(detail.answers.filter(({ is_accepted }) => is_accepted)).toHaveLength(1);
  expect(detail).toMatchObject({ is_resolved: true, answer_count: 10 });
});

test('the forum shows a person without a name as Member, never by e-mail', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  await server.db.query.updateTable('users').set({ full_name: ' ' }).where('id', '=', people[0].id).execute();
  const body = { full_name: `Me (${people[1].email.toUpperCase()})` };
  await server.request(endpoints.updateMe, { body }, people[1]);
  const question = await author.ask();
  await other.answer(question);
  const seen = [await other.open(question), await other.list()];
  expect(seen[0]).toMatchObject({
    user: { full_name: 'Member' },
    answers: [{ user: { full_name: 'Member' } }],
  });
  expect(JSON.stringify(seen).toLowerCase()).not.toContain('@');
});

test('every request for a missing question or answer gets 404', async () => {
  const server = await createTestServer();
  const { author, people } = await createForum(server);
  const id = '019abc00-0000-7000-8000-000000000000';
  for (const [what, response] of [
    ['Question', await author.tryAnswer(id, 'Here.')],
    ['Question', await author.tryVoteQuestion(id)],
    ['Answer', await author.tryVoteAnswer(id)],
    ['Answer', await author.tryAccept(id)],
    ['Question', await server.request(endpoints.getQuestion, { params: { id } }, people[0])],
  ] as const) {
    expect([response.status, (response.body as Problem).detail]).toEqual([404, `${what} not found`]);
  }
});

test('a person can ask sixty questions an hour, and others are not limited by that', async () => {
  const server = await createTestServer();
  const { people } = await createForum(server);
  // On their first day people can ask fewer.
  server.clock.advance(span(25, 'hour'));
  const [author, other] = [
    forumOf(server, { ...people[0], token: await people[0].login() }),
    forumOf(server, { ...people[1], token: await people[1].login() }),
  ];
  const responses = await Promise.all(Array.from({ length: 61 }, () => author.tryAsk({ title: 'Why?' })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(60);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('3600');
  expect((await other.tryAsk({ title: 'May I?' })).status).toBe(201);
  server.clock.advance(span(1, 'hour'));
  expect((await author.tryAsk({ title: 'Again?' })).status).toBe(201);
});
