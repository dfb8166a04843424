import { type Endpoint, type EndpointInput, endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type Person, type TestServer } from '../support/createTestServer.ts';
import { png } from '../support/pictures.ts';
import { fileOf, samples } from '../support/samples.ts';

const withKey = (key = 'key-0001') => ({ headers: { 'Idempotency-Key': key } });

const creating = ({ request }: TestServer) => ({
  question: ({ token }: Person, title = 'Where?', key = 'key-0001') =>
    request(endpoints.createQuestion, { body: { title } }, { token, ...withKey(key) }),
  send: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, token?: string) =>
    request(endpoint, input, { token, ...withKey() }),
});

const count = async ({ db }: TestServer, table: 'answers' | 'documents' | 'photos' | 'questions' | 'users') =>
  (await db.query.selectFrom(table).select('id').execute()).length;

test('a repeated request with the same key creates one row and gets the same response', async () => {
  const server = await createTestServer();
  const { send, question } = creating(server);
  const person = await server.createPerson('France');
  const { token } = person;
  const { id } = (await question(person, 'Asked')).body as { id: string };
  const picture = await png();
  const newcomer = { email: 'new@example.org', password: 'correct horse battery', full_name: 'New' };
  const requests = {
    answers: () => send(endpoints.createAnswer, { params: { id }, body: { content: 'Here.' } }, token),
    documents: () => send(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, token),
    photos: () => send(endpoints.uploadProfilePhoto, { form: { file: fileOf(picture, 'a.png') } }, token),
    users: () => send(endpoints.register, { body: newcomer }),
  } as const;
  for (const [index, [table, request]] of Object.entries(requests).entries()) {
    const before = await count(server, table as keyof typeof requests);
    // A key is good for one request of a person, so each kind comes from another moment.
    await server.db.query.deleteFrom('idempotency_keys').execute();
    const responses = [...(await Promise.all(Array.from({ length: 5 }, request))), await request()];
    expect([index, new Set(responses.map(({ status }) => status)).size]).toEqual([index, 1]);
    expect(responses[0]?.status).toBeLessThan(300);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count(server, table as keyof typeof requests)).toBe(before + 1);
  }
  expect(await server.files()).toHaveLength(2);
  expect(await server.requestOk(endpoints.getQuestion, { params: { id } }, person)).toMatchObject({
    answer_count: 1,
  });
});

test('a document that was moved to the bin meanwhile is stored again under the same key', async () => {
  const server = await createTestServer();
  const { send } = creating(server);
  const { token } = await server.createPerson();
  const upload = async () => {
    const form = { file: fileOf(samples.pdf, 'a.pdf') };
    const { status, body } = await send(endpoints.uploadDocument, { form }, token);
    expect(status).toBe(201);
    return (body as { id: string }).id;
  };
  const id = await upload();
  expect(await upload()).toBe(id);
  await server.request(endpoints.deleteDocument, { params: { id } }, { token });
  const again = await upload();
  expect(await upload()).toBe(again);
  expect(await server.requestOk(endpoints.listDocuments, {}, { token })).toMatchObject([{ id: again }]);
  expect(await server.requestOk(endpoints.listBin, {}, { token })).toMatchObject([{ id }]);
});

test('a repeated request for a post that its author deleted meanwhile gets 410, and writes nothing', async () => {
  const server = await createTestServer();
  const { send, question } = creating(server);
  const [person, other] = [await server.createPerson(), await server.createPerson()];
  const gone = { status: 410, body: { code: 'post_deleted' } };
  const { id } = (await question(person)).body as { id: string };
  await server.requestOk(endpoints.deleteQuestion, { params: { id } }, person);
  expect(await question(person)).toMatchObject(gone);

  const answered = (await question(person, 'When?', 'key-0002')).body as { id: string };
  const answer = () =>
    send(endpoints.createAnswer, { params: { id: answered.id }, body: { content: 'Now.' } }, other.token);
  const { body } = await answer();
  await server.requestOk(endpoints.deleteQuestion, { params: { id: answered.id } }, person);
  expect(await question(person, 'When?', 'key-0002')).toMatchObject(gone);
  await server.requestOk(endpoints.deleteAnswer, { params: { id: (body as { id: string }).id } }, other);
  expect(await answer()).toMatchObject(gone);
});

test('a key belongs to one person and one request', async () => {
  const server = await createTestServer();
  const { question } = creating(server);
  const [one, other] = [await server.createPerson(), await server.createPerson()];
  const first = await question(one);
  const theirs = await question(other);
  expect(theirs.status).toBe(201);
  expect(theirs.body).not.toEqual(first.body);
  expect(await question(one, 'Something else?')).toMatchObject({
    status: 422,
    body: { detail: 'Idempotency-Key: Was used for another request', code: 'invalid_input' },
  });
  expect((await question(one, 'Something else?', 'key-0002')).status).toBe(201);
  expect(await count(server, 'questions')).toBe(3);
});

test('a failed request can be repeated with the same key', async () => {
  const server = await createTestServer();
  const { send } = creating(server);
  const { token } = await server.createPerson();
  expect((await send(endpoints.createQuestion, { body: { title: ' ' } }, token)).status).toBe(422);
  expect((await send(endpoints.createQuestion, { body: { title: 'Where?' } }, token)).status).toBe(201);
});

test('a key lasts 24 hours and is then deleted', async () => {
  const server = await createTestServer();
  const { question } = creating(server);
  const person = await server.createPerson();
  const first = await question(person);
  server.clock.advance(span(12, 'hour') - 1);
  await server.request(endpoints.getMe, {}, person);
  server.clock.advance(span(12, 'hour') - 1);
  expect((await question(person)).body).toEqual(first.body);
  server.clock.advance(2);
  expect((await question(person)).body).not.toEqual(first.body);
  server.clock.advance(span(1, 'day') + 1);
  await runCleanup(server.deps, server.clock.now());
  expect(await server.db.query.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});

test('a repeated registration with another password is refused', async () => {
  const { request } = await createTestServer();
  const register = (password: string) => {
    const body = { email: 'new@example.org', password, full_name: 'New' };
    return request(endpoints.register, { body }, withKey());
  };
  expect((await register('correct horse battery')).status).toBe(201);
  expect((await register('correct horse battery')).status).toBe(201);
  expect((await register('some other sentence')).status).toBe(409);
});

test.each(['short', 'with a space', 'x'.repeat(201), 'schlüssel'])('the key %s is refused', async (key) => {
  const server = await createTestServer();
  const person = await server.createPerson();
  expect(await creating(server).question(person, 'Where?', key)).toMatchObject({
    status: 400,
    body: {
      detail: 'The Idempotency-Key must have 8 to 200 visible ASCII characters',
      code: 'invalid_idempotency_key',
    },
  });
  expect(await count(server, 'questions')).toBe(0);
});
