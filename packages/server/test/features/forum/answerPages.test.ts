import { type Answer, endpoints, limits } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { createTestServer, type TestResponse, type TestServer } from '../../support/createTestServer.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';
import { watchPlans } from '../../support/queryPlans.ts';

vi.setConfig({ testTimeout: 60_000 });

const nextPage = ({ headers }: Pick<TestResponse, 'headers'>) =>
  headers.get('Link')?.match(/^<([^>]+)>; rel="next"$/)?.[1];

const contents = (answers: readonly Answer[]) => answers.map(({ content }) => content);

/** A question with `count` answers of another person, the oldest first. */
async function createDiscussion(server: TestServer, count: number) {
  const forum = await createForum(server);
  const question = await forum.author.ask();
  const answers: Answer[] = [];
  for (let index = 1; index <= count; index += 1) {
    answers.push(await forum.other.answer(question, `Answer ${index}`));
  }
  const [asker, , reader] = forum.people;
  const { token } = reader;
  const open = () => server.request(endpoints.getQuestion, { params: question }, { token });
  const page = (query: { limit?: string; cursor?: string } = {}) =>
    server.request(endpoints.listAnswers, { params: question, query }, { token });
  const follow = async (address: string) => {
    const response = await server.app.request(address, { headers: { Authorization: `Bearer ${token}` } });
    return { headers: response.headers, body: (await response.json()) as Answer[] };
  };
  return { ...forum, question, answers, asker, reader, open, page, follow };
}

test('a question contains its first 50 answers, and its links lead to each other answer once', async () => {
  const server = await createTestServer({ rateLimitFactor: 10 });
  const { author, third, answers, open, follow, question } = await createDiscussion(server, 103);
  await third.voteAnswer(answers[80]?.id ?? '');
  await third.voteAnswer(answers[0]?.id ?? '', 'false');
  await author.accept(answers[90]?.id ?? '');
  const first = await open();
  const detail = first.body as { answers: Answer[]; answer_count: number };
  expect(detail.answer_count).toBe(103);
  expect(detail.answers).toHaveLength(limits.answersPerPage);
  expect(contents(detail.answers.slice(0, 3))).toEqual(['Answer 91', 'Answer 81', 'Answer 2']);
  const seen = contents(detail.answers);
  let address = nextPage(first);
  expect(address).toMatch(`/api/v1/forum/questions/${question.id}/answers?`);
  while (address) {
    const page = await follow(address);
    seen.push(...contents(page.body));
    address = nextPage(page);
  }
  expect(seen).toHaveLength(103);
  expect(new Set(seen).size).toBe(103);
  expect(seen.at(-1)).toBe('Answer 1');
});

test('a question with 50 answers has no further page', async () => {
  const server = await createTestServer({ rateLimitFactor: 10 });
  const { open } = await createDiscussion(server, limits.answersPerPage);
  const first = await open();
  expect((first.body as { answers: Answer[] }).answers).toHaveLength(limits.answersPerPage);
  expect(first.headers.get('Link')).toBeNull();
});

test('pages of one answer begin with the accepted one and continue while answers arrive', async () => {
  const server = await createTestServer();
  const { author, other, answers, question, page, follow } = await createDiscussion(server, 3);
  await author.accept(answers[1]?.id ?? '');
  const first = await page({ limit: '1' });
  const second = await follow(nextPage(first) ?? '');
  await other.answer(question, 'Meanwhile');
  const third = await follow(nextPage(second) ?? '');
  const fourth = await follow(nextPage(third) ?? '');
  expect([first, second, third, fourth].map(({ body }) => contents(body as Answer[]))).toEqual([
    ['Answer 2'],
    ['Answer 1'],
    ['Answer 3'],
    ['Meanwhile'],
  ]);
  expect(nextPage(fourth)).toBeUndefined();
});

test('accepting an answer responds with the first 50 answers and the address of the others', async () => {
  const server = await createTestServer({ rateLimitFactor: 10 });
  const { author, answers, question } = await createDiscussion(server, limits.answersPerPage + 1);
  const accepted = await author.tryAccept(answers.at(-1)?.id ?? '');
  const [first, ...others] = (accepted.body as { answers: Answer[] }).answers;
  expect(first).toMatchObject({ content: `Answer ${limits.answersPerPage + 1}`, is_accepted: true });
  expect(others).toHaveLength(limits.answersPerPage - 1);
  expect(nextPage(accepted)).toMatch(`/questions/${question.id}/answers?`);
});

test('opening a question marks answers beyond the first page as seen', async () => {
  const server = await createTestServer({ rateLimitFactor: 10 });
  const { author, question } = await createDiscussion(server, limits.answersPerPage + 1);
  expect(await author.unseen()).toMatchObject([{ count: limits.answersPerPage + 1 }]);
  await author.open(question, 'true');
  expect(await author.unseen()).toEqual([]);
});

test('an answer is read by its id, with the id of its question', async () => {
  const server = await createTestServer();
  const { author, other, answers, question, reader } = await createDiscussion(server, 2);
  const id = answers[1]?.id ?? '';
  const read = () => server.request(endpoints.getAnswer, { params: { id } }, { token: reader.token });
  expect((await read()).body).toMatchObject({ id, question_id: question.id, content: 'Answer 2' });
  await author.remove(question.id);
  expect((await read()).status).toBe(200);
  await other.removeAnswer(id);
  expect(await read()).toMatchObject({ status: 404, body: { code: 'answer_not_found' } });
});

test.each([
  ['a cursor of another list', { cursor: 'x' }],
  ['a cursor without a score', { cursor: 'a_0198c0de-0000-7000-8000-000000000000' }],
  ['a limit above 100', { limit: '101' }],
])('%s is refused', async (_name, query) => {
  const server = await createTestServer();
  const { page } = await createDiscussion(server, 1);
  expect((await page(query)).status).toBe(422);
});

test('the answers of a missing question are not found', async () => {
  const server = await createTestServer();
  const [person] = (await createForum(server)).people;
  const params = { id: '0198c0de-0000-7000-8000-000000000000' };
  const { token } = person;
  expect((await server.request(endpoints.listAnswers, { params }, { token })).status).toBe(404);
});

test('no query of the answers reads or sorts all answers', async () => {
  const server = await createTestServer();
  const { people, author, answers, question, page } = await createDiscussion(server, 3);
  await author.accept(answers[2]?.id ?? '');
  const reader = forumOf(server, people[2]);
  const { scans } = await watchPlans(server, async () => {
    await reader.open(question, 'true');
    await author.open(question, 'true');
    await page({ limit: '1' });
    await page({ cursor: `0_${answers[1]?.id}` });
    await server.request(
      endpoints.getAnswer,
      { params: { id: answers[0]?.id ?? '' } },
      { token: people[2].token },
    );
  });
  expect(scans).toEqual([]);
});
