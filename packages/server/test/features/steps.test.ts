import { endpoints, type Step, type StoredDocument } from '@settlement-help/contract';
import { stepsOf } from '@settlement-help/contract/content';
import { expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';

const listSteps = async ({ call }: World, { token }: Person) =>
  (await call(endpoints.listSteps, {}, { token })).body as Step[];

const answer = ({ call }: World, { token }: Person, step: Step | undefined, is_completed: boolean) =>
  call(endpoints.updateStep, { params: { id: step?.id ?? '' }, body: { is_completed } }, { token });

test('fifty initializations at once make one set of steps', async () => {
  const { call, createPerson, db } = await createWorld();
  const { token } = await createPerson();
  await call(endpoints.updateMe, { body: { settlement_country: 'France' } }, { token });
  const calls = Array.from({ length: 50 }, () => call(endpoints.initializeSteps, {}, { token }));
  const replies = await Promise.all(calls);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = replies.map(({ body }) => (body as Step[]).map(({ id }) => id).join());
  expect(new Set(ids).size).toBe(1);
  expect(await db.query.selectFrom('steps').select('id').execute()).toHaveLength(stepsOf('France').length);
});

test('without a destination there are no steps to initialize or reset, and none to list', async () => {
  const { call, createPerson } = await createWorld();
  const { token } = await createPerson();
  const refusal = { status: 409, body: { detail: 'Choose your destination first' } };
  expect(await call(endpoints.initializeSteps, {}, { token })).toMatchObject(refusal);
  expect(await call(endpoints.resetSteps, {}, { token })).toMatchObject(refusal);
  expect((await call(endpoints.listSteps, {}, { token })).body).toEqual([]);
});

test('completing a locked step is refused and changes nothing', async () => {
  const world = await createWorld();
  const person = await world.createPerson('France');
  const before = await listSteps(world, person);
  const reply = await answer(world, person, before[1], true);
  expect([reply.status, reply.body]).toEqual([409, { detail: 'Complete previous step to unlock' }]);
  expect(await listSteps(world, person)).toEqual(before);
});

test('completing unlocks the next step for good', async () => {
  const world = await createWorld();
  const person = await world.createPerson('France');
  const [first] = await listSteps(world, person);
  await answer(world, person, first, true);
  const undone = await answer(world, person, first, false);
  expect(undone.body).toMatchObject({ is_completed: false, completed_at: null, is_unlocked: true });
  const [, second, third] = await listSteps(world, person);
  expect([second?.is_unlocked, third?.is_unlocked]).toEqual([true, false]);
});

test('answering Yes twice keeps the first time', async () => {
  const world = await createWorld();
  const person = await world.createPerson('Germany');
  const [first] = await listSteps(world, person);
  const { body } = await answer(world, person, first, true);
  world.clock.advance(1000);
  expect((await answer(world, person, first, true)).body).toEqual(body);
});

test('another country has steps of its own, and those of the first one stay', async () => {
  const world = await createWorld();
  const { call } = world;
  const person = await world.createPerson('France');
  const { token } = person;
  await answer(world, person, (await listSteps(world, person))[0], true);
  const french = await listSteps(world, person);
  await call(endpoints.updateMe, { body: { settlement_country: 'Germany' } }, { token });
  expect(await listSteps(world, person)).toEqual([]);
  await call(endpoints.initializeSteps, {}, { token });
  await call(endpoints.resetSteps, {}, { token });
  expect((await listSteps(world, person))[0]).toMatchObject({ country: 'Germany', is_completed: false });
  await call(endpoints.updateMe, { body: { settlement_country: 'France' } }, { token });
  expect(await listSteps(world, person)).toEqual(french);
});

test('a reset deletes the documents of the steps and no others', async () => {
  const world = await createWorld();
  const { call, files } = world;
  const person = await world.createPerson('France');
  const { token } = person;
  const [first] = await listSteps(world, person);
  const upload = async (query: { settlement_step_id?: string }) =>
    (await call(endpoints.uploadDocument, { query, form: { file: fileOf(samples.png, 'a.png') } }, { token }))
      .body as StoredDocument;
  await upload({ settlement_step_id: first?.id ?? '' });
  const other = await upload({});
  expect(await files()).toHaveLength(2);
  await call(endpoints.resetSteps, {}, { token });
  const left = (await call(endpoints.listDocuments, {}, { token })).body as StoredDocument[];
  expect(left.map(({ id }) => id)).toEqual([other.id]);
  expect(await files()).toEqual([other.id]);
});

test('completing and resetting at once never leaves a completed step locked', async () => {
  const world = await createWorld();
  const person = await world.createPerson('Germany');
  const steps = await listSteps(world, person);
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      answer(world, person, steps[0], true).then(() => answer(world, person, steps[1], true)),
      world.call(endpoints.resetSteps, {}, { token: person.token }),
      answer(world, person, steps[1], true),
    ]);
    const broken = (await listSteps(world, person)).filter((step) => step.is_completed && !step.is_unlocked);
    expect(broken).toEqual([]);
  }
});

test('steps that became known later are added, the next one open where the last one was done', async () => {
  const world = await createWorld();
  const person = await world.createPerson('France');
  const steps = await listSteps(world, person);
  for (const step of steps) await answer(world, person, step, true);
  await world.db.query
    .deleteFrom('steps')
    .where('step_number', '>', steps.length - 2)
    .execute();
  const [beforeLast, last] = (await listSteps(world, person)).slice(-2);
  expect(beforeLast).toMatchObject({ is_unlocked: true, is_completed: false });
  expect(last).toMatchObject({ is_unlocked: false, is_completed: false });
});
