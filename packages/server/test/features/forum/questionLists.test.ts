import { endpoints, type Question } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum } from '../../support/moderatedForum.ts';

type Forum = ReturnType<typeof forumOf>;

const titles = async (forum: Forum, query: Parameters<Forum['list']>[0]) =>
  (await forum.list(query)).map(({ title }) => title);

/** The titles of all pages, two questions each. */
async function titlesOfPages(forum: Forum, query: Parameters<Forum['list']>[0]) {
  const all: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body, headers } = await forum.tryList({ ...query, limit: '2', ...(cursor && { cursor }) });
    all.push(...(body as Question[]).map(({ title }) => title));
    const link = headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
    cursor = link ? new URL(link, 'http://x').searchParams.get('cursor') : null;
  }
  return all;
}

async function createVotedForum() {
  const server = await createTestServer();
  const forum = await createForum(server);
  const { author, other, third } = forum;
  const questions: Question[] = [];
  for (const title of ['Two votes', 'No votes', 'One vote', 'Voted down', 'No votes again'])
    questions.push(await author.ask(title));
  const [two, , one, down] = questions as [Question, Question, Question, Question];
  await other.voteQuestion(two.id);
  await third.voteQuestion(two.id);
  await other.voteQuestion(one.id);
  await other.voteQuestion(down.id, 'false');
  return { ...forum, server, questions };
}

test('the most helpful questions come first, page by page', async () => {
  const { other } = await createVotedForum();
  const sorted = ['Two votes', 'One vote', 'No votes again', 'No votes', 'Voted down'];
  expect(await titlesOfPages(other, { sort: 'helpful' })).toEqual(sorted);
  expect(await titles(other, { sort: 'helpful', q: 'vote' })).toEqual([
    'Two votes',
    'One vote',
    'No votes again',
    'No votes',
    'Voted down',
  ]);
});

test('the question with the last answer comes first, also after it was deleted', async () => {
  const { other, server, people, questions } = await createVotedForum();
  const [two, no] = questions as [Question, Question];
  server.clock.advance(1000);
  const older = await other.answer(two);
  server.clock.advance(1000);
  const newer = await other.answer(no);
  const newest = ['No votes again', 'Voted down', 'One vote'];
  expect(await titlesOfPages(other, { sort: 'active' })).toEqual(['No votes', 'Two votes', ...newest]);
  expect((await other.open(no)).last_answer_at).toBe(newer.created_at);
  const { token } = people[1];
  await server.requestOk(endpoints.deleteAnswer, { params: { id: newer.id } }, { token });
  expect((await other.open(no)).last_answer_at).toBeNull();
  expect((await other.open(two)).last_answer_at).toBe(older.created_at);
});

test('a list has only what it is asked for', async () => {
  const { author, other, third, questions } = await createVotedForum();
  const [two, no, one] = questions as [Question, Question, Question];
  const answer = await other.answer(two);
  await other.answer(no);
  await author.accept(answer.id);
  await third.ask('Mine');
  await third.follow(one.id);
  const rest = ['No votes again', 'Voted down', 'One vote'];
  expect(await titles(third, { only: 'unanswered' })).toEqual(['Mine', ...rest]);
  expect(await titles(third, { only: 'unresolved' })).toEqual(['Mine', ...rest, 'No votes']);
  expect(await titles(third, { only: 'mine' })).toEqual(['Mine']);
  expect(await titles(third, { only: 'followed' })).toEqual(['Mine', 'One vote']);
  expect(await titles(third, { only: 'unanswered', q: 'vote' })).not.toContain('Two votes');
});

test('questions are counted by their filter, up to a limit', async () => {
  const { author, other, third, questions, server } = await createVotedForum();
  const [two, no] = questions as [Question, Question];
  await author.accept((await other.answer(two)).id);
  await third.answer(no);
  await third.tryAsk({ title: 'Where?', category: 'housing', step_key: 'anmeldung' });
  const counts = { all: 6, unanswered: 4, unresolved: 5, mine: 1, followed: 2 };
  expect(await third.count()).toEqual(counts);
  expect(await third.count({ category: 'housing', step: 'anmeldung' })).toEqual({
    all: 1,
    unanswered: 1,
    unresolved: 1,
    mine: 1,
    followed: 1,
  });
  await server.db.query.updateTable('questions').set({ state: 'hidden' }).where('id', '=', no.id).execute();
  expect(await third.count()).toEqual({ ...counts, all: 5, unresolved: 4, followed: 1 });
  const row = await server.db.query
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', two.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 100 }, (_, index) => ({
    ...row,
    id: `copy-${index}`,
    answer_count: 0,
  }));
  await server.db.query.insertInto('questions').values(copies).execute();
  expect(await third.count()).toMatchObject({ all: 100, unanswered: 100, mine: 1 });
});

test('a question has the country of its author, unless it says another', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('France');
  const french = forumOf(server, person);
  await french.tryAsk({ title: 'In France' });
  await french.tryAsk({ title: 'For both', country: null, step_key: 'bank-account' });
  await french.tryAsk({ title: 'In Germany', country: 'Germany', step_key: 'anmeldung' });
  expect(await titles(french, { country: 'France' })).toEqual(['For both', 'In France']);
  expect(await titles(french, { country: 'Germany' })).toEqual(['In Germany', 'For both']);
  expect(await titles(french, { step: 'anmeldung' })).toEqual(['In Germany']);
  expect(await titles(french, { step: 'anmeldung', country: 'France' })).toEqual([]);
  await server.requestOk(
    endpoints.updateMe,
    { body: { settlement_country: 'Germany' } },
    { token: person.token },
  );
  expect(await titles(french, { country: 'France' })).toEqual(['For both', 'In France']);
});

test('a list of languages includes the questions of an unknown language', async () => {
  const server = await createTestServer();
  const { author } = await createForum(server);
  const { token } = await server.createPerson();
  for (const [language, title] of [
    ['fr', 'Où ?'],
    ['de-AT', 'Wo?'],
    ['ar', 'أين؟'],
  ] as const)
    await server.requestOk(
      endpoints.createQuestion,
      { body: { title } },
      { token, headers: { 'Content-Language': language } },
    );
  await author.ask('?');
  expect(await titles(author, { language: 'fr' })).toEqual(['?', 'Où ?']);
  expect(await titles(author, { language: 'ar,de' })).toEqual(['?', 'أين؟', 'Wo?']);
  expect(await titles(author, { language: '%' })).toEqual(['?']);
});

test('following counts answers from then on, until it ends', async () => {
  const { author, other, third } = await createForum(await createTestServer());
  const question = await author.ask('Where?');
  await other.answer(question);
  await third.follow(question.id);
  await third.follow(question.id);
  expect(await third.unseen()).toEqual([]);
  await other.answer(question);
  await third.answer(question);
  const unseen = (count: number) => [{ question_id: question.id, title: 'Where?', count }];
  expect(await third.unseen()).toEqual(unseen(1));
  expect((await third.open(question, 'true')).is_followed).toBe(true);
  expect(await third.unseen()).toEqual([]);
  // An answer follows too.
  expect(await other.unseen()).toEqual(unseen(1));
  await author.unfollow(question.id);
  await author.unfollow(question.id);
  expect((await author.open(question)).is_followed).toBe(false);
  await other.answer(question);
  expect(await author.unseen()).toEqual([]);
});

test('answers of blocked people and answers that were taken down are not counted', async () => {
  const { forum, author, moderator, question, answer } = await createModeratedForum();
  const [, helper] = forum.people;
  expect(await forum.author.unseen()).toHaveLength(1);
  await author.block(helper.id);
  expect(await forum.author.unseen()).toEqual([]);
  await author.unblock(helper.id);
  await author.report('answer', answer.id);
  const [report] = await moderator.cases();
  if (!report) throw new Error('There is no case');
  await moderator.decide(report, 'hide');
  expect(await forum.author.unseen()).toEqual([]);
  expect((await forum.third.open(question)).last_answer_at).toBeNull();
});

test('only a question that can be read is followed', async () => {
  const server = await createTestServer();
  const { token } = await server.createPerson();
  const params = { id: '019aa0c5-0000-7000-8000-000000000000' };
  for (const endpoint of [endpoints.followQuestion, endpoints.unfollowQuestion])
    expect((await server.request(endpoint, { params }, { token })).status).toBe(404);
});
