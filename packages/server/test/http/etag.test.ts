import { type Endpoint, type EndpointInput, endpointPath, endpoints } from '@settlement-help/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/createTestServer.ts';
import { createForum, forumOf } from '../support/forumRequests.ts';
import { planRequests } from '../support/planRequests.ts';

type Send = (value: string, ifMatch?: string) => ReturnType<TestServer['request']>;

interface Resource {
  get: () => ReturnType<TestServer['request']>;
  /** Changes the state to a value, which the state then contains. */
  send: Send;
  /** Changes something that the ETag does not cover. */
  touch: () => Promise<unknown>;
}

async function createResources(server: TestServer): Promise<Record<string, Resource>> {
  const { author, other, people } = await createForum(server);
  const [owner] = people;
  const question = await author.ask();
  const answer = await author.answer(question);
  const ask = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, ifMatch?: string) =>
    server.request(endpoint, input, {
      token: owner.token,
      headers: { ...(ifMatch !== undefined && { 'If-Match': ifMatch }) },
    });
  const ofQuestion = { params: { id: question.id } };
  const ofAnswer = { params: { id: answer.id } };
  return {
    situation: {
      get: () => ask(endpoints.getSituation, {}),
      send: (value, ifMatch) => ask(endpoints.setSituation, { body: { postal_code: value } }, ifMatch),
      touch: () => planRequests(server, owner).choose('France'),
    },
    profile: {
      get: () => ask(endpoints.getMe, {}),
      send: (value, ifMatch) => ask(endpoints.updateMe, { body: { city: value } }, ifMatch),
      touch: () => ask(endpoints.sendVerificationEmail, {}),
    },
    question: {
      get: () => ask(endpoints.getQuestion, ofQuestion),
      send: (value, ifMatch) =>
        ask(endpoints.updateQuestion, { ...ofQuestion, body: { title: value } }, ifMatch),
      touch: async () => {
        await other.open(question, 'true');
        await other.voteQuestion(question.id);
        await other.answer(question);
        await author.accept(answer.id);
      },
    },
    answer: {
      get: () => ask(endpoints.getAnswer, ofAnswer),
      send: (value, ifMatch) =>
        ask(endpoints.updateAnswer, { ...ofAnswer, body: { content: value } }, ifMatch),
      touch: async () => {
        await other.voteAnswer(answer.id);
        await author.accept(answer.id);
      },
    },
  };
}

const etagOf = ({ headers }: { headers: Headers }) => headers.get('ETag') ?? expect.fail('There is no ETag');

describe.each(['situation', 'profile', 'question', 'answer'])('the %s', (name) => {
  const createResource = async () => (await createResources(await createTestServer()))[name] as Resource;

  test('is not overwritten by a change of an earlier state', async () => {
    const { get, send } = await createResource();
    const before = etagOf(await get());
    expect(before).toMatch(/^"[\w-]+"$/);
    const first = await send('first', before);
    expect(first.status).toBe(200);
    expect(etagOf(first)).not.toBe(before);
    expect(etagOf(await get())).toBe(etagOf(first));

    const second = await send('second', before);
    expect(second).toMatchObject({ status: 412, body: { code: 'changed_elsewhere' } });
    expect(etagOf(second)).toBe(etagOf(first));
    const { current } = second.body as { current: unknown };
    expect(current).toEqual(first.body);
    expect(JSON.stringify((await get()).body)).toContain('first');
    expect((await send('second', etagOf(second))).status).toBe(200);
  });

  test('is changed once by two changes of the same state at the same time', async () => {
    const { get, send } = await createResource();
    const etag = etagOf(await get());
    const responses = await Promise.all([send('one', etag), send('two', etag)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('is overwritten without If-Match', async () => {
    const { get, send } = await createResource();
    await send('first');
    expect((await send('second')).status).toBe(200);
    expect(JSON.stringify((await get()).body)).toContain('second');
  });

  test('keeps its ETag when nothing that can be edited changes', async () => {
    const { get, touch } = await createResource();
    const etag = etagOf(await get());
    await touch();
    expect(etagOf(await get())).toBe(etag);
  });
});

test('If-Match is a list of strong tags, or a star for any state', async () => {
  const { profile } = await createResources(await createTestServer());
  const { get, send } = profile as Resource;
  const status = async (ifMatch: (etag: string) => string) =>
    (await send(crypto.randomUUID(), ifMatch(etagOf(await get())))).status;
  expect(await status(() => '*')).toBe(200);
  expect(await status((etag) => `"other", ${etag}`)).toBe(200);
  expect(await status((etag) => `"a,b" ,W/"weak",${etag}`)).toBe(200);
  expect(await status((etag) => `W/${etag}`)).toBe(412);
  expect(await status((etag) => etag.replaceAll('"', ''))).toBe(412);
  expect(await status((etag) => `"x${etag.slice(1)}`)).toBe(412);
  expect(await status(() => '')).toBe(412);
});

test('other people get 403 or 404 for a post, and never its state', async () => {
  const server = await createTestServer();
  const { author, people } = await createForum(server);
  const question = await author.ask();
  const answer = await author.answer(question);
  const options = { token: people[1].token, headers: { 'If-Match': '"old"' } };
  const ofQuestion = (id: string) =>
    server.request(endpoints.updateQuestion, { params: { id }, body: { title: 'Mine' } }, options);
  const ofAnswer = (id: string) =>
    server.request(endpoints.updateAnswer, { params: { id }, body: { content: 'Mine' } }, options);
  for (const response of [await ofQuestion(question.id), await ofAnswer(answer.id)]) {
    expect(response).toMatchObject({ status: 403, body: { code: 'not_the_author' } });
    expect(response.body).not.toHaveProperty('current');
  }
  expect([(await ofQuestion('none')).status, (await ofAnswer('none')).status]).toEqual([404, 404]);
});

test('a refused edit leaves no earlier version', async () => {
  const server = await createTestServer();
  const { author, people } = await createForum(server);
  const { id } = await author.ask('First');
  const options = { token: people[0].token, headers: { 'If-Match': '"old"' } };
  await server.request(endpoints.updateQuestion, { params: { id }, body: { title: 'Second' } }, options);
  expect(await server.db.query.selectFrom('post_history').selectAll().execute()).toEqual([]);
  expect((await forumOf(server, people[0]).open({ id })).title).toBe('First');
});

test('a compressed response keeps the ETag', async () => {
  const server = await createTestServer();
  const { author, people } = await createForum(server);
  const params = { id: (await author.answer(await author.ask(), 'word '.repeat(900))).id };
  const plain = await server.request(endpoints.getAnswer, { params }, people[0]);
  const compressed = await server.app.request(endpointPath(endpoints.getAnswer, { params }), {
    headers: { Authorization: `Bearer ${people[0].token}`, 'Accept-Encoding': 'gzip' },
  });
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  expect(compressed.headers.get('ETag')).toBe(etagOf(plain));
});
