import { plans } from '@settlement-help/content';
import { endpoints, type Step, type StoredDocument } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import { fileOf, samples } from '../../support/samples.ts';

const listSteps = async ({ request }: TestServer, { token }: Person) =>
  (await request(endpoints.listSteps, {}, { token })).body as Step[];

const answer = ({ request }: TestServer, { token }: Person, step: Step | undefined, is_completed: boolean) =>
  request(endpoints.updateStep, { params: { id: step?.id ?? '' }, body: { is_completed } }, { token });

test('fifty initializations at once make one set of steps', async () => {
  const { request, createPerson, db } = await createTestServer();
  const { token } = await createPerson();
  await request(endpoints.updateMe, { body: { settlement_country: 'France' } }, { token });
  const calls = Array.from({ length: 50 }, () => request(endpoints.initializeSteps, {}, { token }));
  const responses = await Promise.all(calls);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = responses.map(({ body }) => (body as Step[]).map(({ id }) => id).join());
  expect(new Set(ids).size).toBe(1);
  expect(await db.query.selectFrom('steps').select('id').execute()).toHaveLength(plans.France.length);
});

test('without a destination there are no steps to initialize or reset, and none to list', async () => {
  const { request, createPerson } = await createTestServer();
  const { token } = await createPerson();
  const refusal = { status: 409, body: { detail: 'Choose your destination first', code: 'no_destination' } };
  expect(await request(endpoints.initializeSteps, {}, { token })).toMatchObject(refusal);
  expect(await request(endpoints.resetSteps, {}, { token })).toMatchObject(refusal);
  expect((await request(endpoints.listSteps, {}, { token })).body).toEqual([]);
});

test('completing a locked step is refused and changes nothing', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('France');
  const before = await listSteps(server, person);
  const response = await answer(server, person, before[1], true);
  expect([response.status, response.body]).toEqual([
    409,
    { detail: 'Complete previous step to unlock', code: 'step_locked' },
  ]);
  expect(await listSteps(server, person)).toEqual(before);
});

test('completing unlocks the next step for good', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('France');
  const [first] = await listSteps(server, person);
  await answer(server, person, first, true);
  const undone = await answer(server, person, first, false);
  expect(undone.body).toMatchObject({ is_completed: false, completed_at: null, is_unlocked: true });
  const [, second, third] = await listSteps(server, person);
  expect([second?.is_unlocked, third?.is_unlocked]).toEqual([true, false]);
});

test('answering Yes twice keeps the first time', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const [first] = await listSteps(server, person);
  const { body } = await answer(server, person, first, true);
  server.clock.advance(1000);
  expect((await answer(server, person, first, true)).body).toEqual(body);
});

test('another country has its own steps, and those of the first one stay', async () => {
  const server = await createTestServer();
  const { request } = server;
  const person = await server.createPerson('France');
  const { token } = person;
  await answer(server, person, (await listSteps(server, person))[0], true);
  const french = await listSteps(server, person);
  await request(endpoints.updateMe, { body: { settlement_country: 'Germany' } }, { token });
  expect(await listSteps(server, person)).toEqual([]);
  await request(endpoints.initializeSteps, {}, { token });
  await request(endpoints.resetSteps, {}, { token });
  expect((await listSteps(server, person))[0]).toMatchObject({ country: 'Germany', is_completed: false });
  await request(endpoints.updateMe, { body: { settlement_country: 'France' } }, { token });
  expect(await listSteps(server, person)).toEqual(french);
});

test('a reset moves what was uploaded to steps to the bin, and takes off what was attached afterwards', async () => {
  const server = await createTestServer();
  const { request, files } = server;
  const person = await server.createPerson('France');
  const { token } = person;
  const [first] = await listSteps(server, person);
  const upload = async (query: { settlement_step_id?: string }) =>
    (
      await request(
        endpoints.uploadDocument,
        { query, form: { file: fileOf(samples.png, 'a.png') } },
        { token },
      )
    ).body as StoredDocument;
  const settlement_step_id = first?.id ?? '';
  const uploaded = await upload({ settlement_step_id });
  const attached = await upload({});
  const other = await upload({});
  const params = { id: attached.id };
  const response = await request(
    endpoints.updateDocument,
    { params, body: { settlement_step_id } },
    { token },
  );
  expect(response.body).toMatchObject({ id: attached.id, settlement_step_id, kept_on_reset: true });
  expect((await listSteps(server, person))[0]).toMatchObject({ has_document: true });
  expect(await files()).toHaveLength(3);
  const [restarted] = (await request(endpoints.resetSteps, {}, { token })).body as Step[];
  expect(restarted).toMatchObject({ has_document: false });
  const left = (await request(endpoints.listDocuments, {}, { token })).body as StoredDocument[];
  expect(left.map(({ id, settlement_step_id: step }) => [id, step])).toEqual([
    [other.id, null],
    [attached.id, null],
  ]);
  expect(await server.requestOk(endpoints.listBin, {}, { token })).toMatchObject([{ id: uploaded.id }]);
});

test('completing and resetting at once never leaves a completed step locked', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const steps = await listSteps(server, person);
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      answer(server, person, steps[0], true).then(() => answer(server, person, steps[1], true)),
      server.request(endpoints.resetSteps, {}, { token: person.token }),
      answer(server, person, steps[1], true),
    ]);
    const broken = (await listSteps(server, person)).filter((step) => step.is_completed && !step.is_unlocked);
    expect(broken).toEqual([]);
  }
});

test('steps that became known later are added, the next one open where the last one was done', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('France');
  const steps = await listSteps(server, person);
  for (const step of steps) await answer(server, person, step, true);
  await server.db.query
    .deleteFrom('steps')
    .where('step_number', '>', steps.length - 2)
    .execute();
  const [beforeLast, last] = (await listSteps(server, person)).slice(-2);
  expect(beforeLast).toMatchObject({ is_unlocked: true, is_completed: false });
  expect(last).toMatchObject({ is_unlocked: false, is_completed: false });
});
