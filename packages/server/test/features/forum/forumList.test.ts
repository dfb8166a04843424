import type { Question } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { newId } from '#server/core/id.ts';
import { createTestServer, type TestResponse } from '../../support/createTestServer.ts';
import { createForum } from '../../support/forumRequests.ts';
import { watchPlans } from '../../support/queryPlans.ts';

const titles = ({ body }: TestResponse) => (body as Question[]).map(({ title }) => title);

/** The query that a Link header leads on with. */
const next = ({ headers }: TestResponse) => {
  const address = headers.get('Link')?.match(/^<(\/api\/v1\/forum\/questions\?[^>]+)>; rel="next"$/)?.[1];
  return address ? Object.fromEntries(new URL(address, 'http://x').searchParams) : undefined;
};

test('the list is newest first, twenty a page, without gaps or duplicates while questions arrive', async () => {
  const { author, other } = await createForum(await createTestServer({ rateLimitFactor: 10 }));
  for (let number = 1; number <= 45; number += 1) await author.ask(`Question ${number}`);
  const seen: string[] = [];
  let query: Parameters<typeof other.tryList>[0] | undefined = {};
  const sizes: number[] = [];
  while (query) {
    const page: TestResponse = await other.tryList(query);
    seen.push(...titles(page));
    sizes.push(titles(page).length);
    await author.ask('Meanwhile');
    query = next(page);
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(seen).toEqual(Array.from({ length: 45 }, (_value, index) => `Question ${45 - index}`));
});

test('the pages of a category contain only its questions', async () => {
  const { author } = await createForum(await createTestServer());
  for (let number = 1; number <= 6; number += 1) {
    await author.ask(`Question ${number}`, number % 2 ? 'housing' : 'work');
  }
  const first = await author.tryList({ category: 'housing', limit: '2' });
  expect(titles(first)).toEqual(['Question 5', 'Question 3']);
  expect(next(first)).toMatchObject({ category: 'housing', limit: '2' });
  const second = await author.tryList(next(first));
  expect([titles(second), next(second)]).toEqual([['Question 1'], undefined]);
  expect(titles(await author.tryList({ category: 'social' }))).toEqual([]);
  expect(titles(await author.tryList({ category: 'all' }))).toEqual(titles(await author.tryList()));
});

test('a page reads at most 5,000 questions in search of rare ones', async () => {
  const server = await createTestServer();
  const { author, other } = await createForum(server);
  const rare = await author.ask('Rare', 'housing');
  const common = await author.ask('Common', 'work');
  const row = await server.db.query
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', common.id)
    .executeTakeFirstOrThrow();
  for (let batch = 0; batch < 10; batch += 1) {
    const copies = Array.from({ length: 500 }, () => ({ ...row, id: newId() }));
    await server.db.query.insertInto('questions').values(copies).execute();
  }
  for (const sort of ['newest', 'helpful', 'active'] as const) {
    const first = await other.tryList({ category: 'housing', sort });
    expect([titles(first), next(first)]).toEqual([
      [],
      expect.objectContaining({ category: 'housing', sort }),
    ]);
    const second = await other.tryList(next(first));
    expect([titles(second), next(second)]).toEqual([[rare.title], undefined]);
    expect(titles(await other.tryList({ category: 'work', sort }))).toHaveLength(20);
  }
});

test('the last page has no next cursor', async () => {
  const { author } = await createForum(await createTestServer());
  await author.ask('One');
  await author.ask('Two');
  expect(next(await author.tryList({ limit: '2' }))).toBeUndefined();
  expect(next(await author.tryList({ limit: '1' }))).toBeDefined();
});

test.each([
  ['limit', '0', 'Must be from 1 to 100'],
  ['limit', '101', 'Must be from 1 to 100'],
  ['limit', '1000', 'Must be from 1 to 100'],
  ['limit', '1.5', 'Must be from 1 to 100'],
  ['limit', '', 'Must be from 1 to 100'],
  ['cursor', "' OR 1=1 --", 'Is none of this list'],
  ['cursor', '5_0', 'Is none of this list'],
])('a %s of %s is refused', async (path, value, message) => {
  const { author } = await createForum(await createTestServer());
  expect(await author.tryList({ [path]: value })).toMatchObject({
    status: 422,
    body: { errors: [{ path, message }] },
  });
});

test('no query of the forum scans a whole table', async () => {
  const server = await createTestServer();
  const { author, other } = await createForum(server);
  const { count, scans } = await watchPlans(server, async () => {
    const question = await author.ask();
    const answer = await other.answer(question);
    await other.open(question, 'true');
    await other.list();
    await other.list({ cursor: question.id });
    await other.list({ category: 'legal', cursor: question.id });
    for (const sort of ['helpful', 'active'] as const) {
      await other.list({ sort, limit: '1' });
      await other.list({ sort, cursor: `${sort === 'helpful' ? 1 : question.created_at}_${question.id}` });
    }
    await other.list({ only: 'unanswered' });
    await other.list({ step: 'anmeldung' });
    await other.list({ q: 'register' });
    await other.count({ category: 'legal', country: 'France', language: 'fr' });
    await other.follow(question.id);
    for (const up of ['true', 'false', 'false'] as const) {
      await other.voteQuestion(question.id, up);
      await author.voteAnswer(answer.id, up);
    }
    await author.accept(answer.id);
    await author.unseen();
    await author.open(question, 'true');
  });
  expect(count).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});
