import { plans } from '@settlement-help/content';
import {
  type Country,
  endpoints,
  type Situation,
  type Step,
  standardSteps,
  unknownSituation,
} from '@settlement-help/contract';
import { describe, expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { planRequests } from '../../support/planRequests.ts';
import { fileOf, samples } from '../../support/samples.ts';
import { repeatsSqlite } from '../../support/testBackend.ts';

const standardKeys = (country: Country) => plans[country].slice(0, standardSteps).map(({ key }) => key);

async function personWith(country: Country, situation?: Partial<Situation>) {
  const server = await createTestServer();
  const person = await server.createPerson(country);
  const requests = planRequests(server, person);
  if (situation) expect((await requests.tell(situation)).status).toBe(200);
  return { server, person, ...requests };
}

describe('a situation', () => {
  test('is stored whole, read back, and erased, also twice', async () => {
    const { server, person, tell, erase } = await personWith('Germany');
    const read = async () => (await server.request(endpoints.getSituation, {}, person)).body;
    expect(await read()).toEqual(unknownSituation);
    const known = { purpose: 'work', renting: false, postal_code: ' 10115 ' } as const;
    const whole = { ...unknownSituation, ...known, postal_code: '10115' };
    expect((await tell({ ...known, arrived_on: '2026-11-01' })).body).toEqual({
      ...whole,
      arrived_on: '2026-11-01',
    });
    expect((await tell(known)).body).toEqual(whole);
    expect(await read()).toEqual(whole);
    expect([(await erase()).status, (await erase()).status]).toEqual([204, 204]);
    expect(await read()).toEqual(unknownSituation);
  });

  test
    .skipIf(repeatsSqlite)
    .each([
      { nationality: 'german' },
      { renting: 'yes' },
      { postal_code: '1234567890123' },
      { arrived_on: '1899-12-31' },
      { works_from: '2026-02-30' },
      { moved_in_on: 1 },
      { leaves_on: '2101-01-01' },
      { protection: 'refugee' },
    ])('with %j is refused, and nothing is changed', async (fault) => {
    const { server, person, keys, tell } = await personWith('Germany', { purpose: 'study' });
    const before = await keys();
    expect((await tell(fault as Partial<Situation>)).status).toBe(422);
    expect(await keys()).toEqual(before);
    expect((await server.request(endpoints.getSituation, {}, person)).body).toMatchObject({
      purpose: 'study',
    });
  });

  test('of nothing but nulls is erased', async () => {
    const { server, person, keys, tell } = await personWith('Germany', { purpose: 'study' });
    expect((await tell({ postal_code: '  ' })).body).toEqual(unknownSituation);
    expect(await keys()).toEqual(standardKeys('Germany'));
    expect(await server.db.query.selectFrom('situations').selectAll().execute()).toEqual([]);
    expect((await server.request(endpoints.getSituation, {}, person)).body).toEqual(unknownSituation);
  });

  test('survives fifty changes at once as one of them', async () => {
    const { server, person, tell } = await personWith('Germany');
    const codes = Array.from({ length: 50 }, (_item, index) => `${10_000 + index}`);
    const responses = await Promise.all(codes.map((postal_code) => tell({ postal_code })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { postal_code } = (await server.request(endpoints.getSituation, {}, person)).body as Situation;
    expect(codes).toContain(postal_code);
  });
});

describe.skipIf(repeatsSqlite)('a plan', () => {
  test('is the ten standard steps where nothing is known, locked in order, without dates', async () => {
    const { listSteps, listLeftOut } = await personWith('Germany');
    const steps = await listSteps();
    expect(steps.map(({ key }) => key)).toEqual(standardKeys('Germany'));
    for (const [index, step] of steps.entries()) {
      expect(step).toMatchObject({
        step_number: index + 1,
        status: 'open',
        relevance: 'yes',
        reason: null,
        due: null,
        booked_for: null,
        is_unlocked: index === 0,
      });
    }
    expect(steps[2]?.needs).toEqual(['housing']);
    expect(await listLeftOut()).toEqual([]);
  });

  test.each<[string, Country, Partial<Situation>, string[]]>([
    [
      'an Indian student in Lyon',
      'France',
      {
        nationality: 'other',
        purpose: 'study',
        visa: 'vls_ts',
        children: 'none',
        licence: 'none',
        renting: true,
        scholarship: false,
        arrived_on: '2026-11-30',
        visa_ends_on: '2027-08-31',
      },
      [
        ...['visa-validation', 'housing', 'phone-number', 'bank-account', 'assurance-maladie'],
        ...['carte-vitale', 'transport-pass', 'tax-number', 'permit-renewal', 'home-insurance'],
        ...['energy-contract', 'leaving', 'student-enrolment'],
      ],
    ],
    [
      'a mother from Ukraine in Leipzig',
      'Germany',
      {
        nationality: 'other',
        purpose: 'protection',
        protection: 'temporary',
        children: 'both',
        licence: 'none',
        renting: true,
        moved_in_on: '2026-11-20',
      },
      [
        ...['health-cover', 'housing', 'anmeldung', 'tax-id', 'bank-account', 'krankenkasse'],
        ...['broadcasting-fee', 'transport-ticket', 'school', 'kita', 'kindergeld', 'elterngeld'],
        'integration-course',
        ...['protection-registration', 'protection-benefits', 'liability-insurance', 'electricity'],
        ...['family-doctor', 'deregistration'],
      ],
    ],
    [
      'an Italian engineer who rents in Berlin',
      'Germany',
      {
        nationality: 'eu',
        purpose: 'work',
        children: 'none',
        licence: 'eea',
        renting: true,
        works_from: '2026-12-01',
        moved_in_on: '2026-11-20',
      },
      [
        ...['health-cover', 'housing', 'anmeldung', 'tax-id', 'bank-account', 'krankenkasse'],
        ...['social-security-number', 'broadcasting-fee', 'transport-ticket', 'recognition'],
        ...['liability-insurance', 'electricity', 'family-doctor', 'tax-return', 'deregistration'],
        'tax-registration',
      ],
    ],
  ])('of %s', async (_who, country, situation, expected) => {
    const { listSteps, listLeftOut } = await personWith(country, situation);
    const [steps, leftOut] = [await listSteps(), await listLeftOut()];
    expect(steps.map(({ key }) => key)).toEqual(expected);
    expect(steps.map(({ step_number }) => step_number)).toEqual(expected.map((_key, index) => index + 1));
    expect([...steps, ...leftOut].map(({ key }) => key).sort()).toEqual(
      plans[country].map(({ key }) => key).sort(),
    );
    for (const { reason } of leftOut) expect(reason).toMatch(/^Not for you, because /);
  });

  test('shows what is not known as to be checked, and says what it depends on', async () => {
    const { findStep, leftOutKeys } = await personWith('Germany', { purpose: 'work' });
    expect(await findStep('residence-permit')).toMatchObject({
      relevance: 'check',
      reason: 'This depends on your nationality',
      reason_code: 'unknown:nationality',
    });
    expect(await findStep('tax-return')).toMatchObject({
      relevance: 'yes',
      reason: 'Because you come to work',
    });
    expect(await leftOutKeys()).toEqual([
      ...['enrolment', 'blocked-account', 'protection-registration', 'protection-benefits'],
      'family-reunion',
    ]);
  });

  test('has the dates that the law counts from the answers', async () => {
    const { findStep } = await personWith('Germany', { nationality: 'art41', moved_in_on: '2026-11-20' });
    expect((await findStep('anmeldung')).due).toEqual({
      date: '2026-12-04',
      opens_on: null,
      kind: 'legal',
      law: '§ 17 BMG',
      from: 'moved_in_on',
      law_url: 'https://www.gesetze-im-internet.de/bmg/__17.html',
    });
    expect((await findStep('residence-permit')).due).toMatchObject({ date: null, from: 'arrived_on' });
    expect((await findStep('housing')).due).toBeNull();
  });

  test('has the first and the last day of a time window', async () => {
    const { findStep } = await personWith('France', { nationality: 'other', permit_ends_on: '2027-08-31' });
    expect((await findStep('permit-renewal')).due).toMatchObject({
      opens_on: '2027-05-03',
      date: '2027-07-02',
      kind: 'legal',
      from: 'permit_ends_on',
    });
  });

  test('has the day that implies housing, which the clock of the country decides', async () => {
    const { server, person, findStep } = await personWith('Germany', { moved_in_on: '2026-11-21' });
    expect(await findStep('housing')).toMatchObject({
      implied_by: null,
      needed_by: { key: 'anmeldung', date: '2026-11-21' },
    });
    expect(await findStep('anmeldung')).toMatchObject({ is_unlocked: false });
    server.clock.advance(span(14, 'hour'));
    const tomorrow = planRequests(server, { token: await person.login() });
    expect(await tomorrow.findStep('housing')).toMatchObject({
      implied_by: 'moved_in_on',
      needed_by: null,
      status: 'open',
    });
    expect(await tomorrow.findStep('anmeldung')).toMatchObject({ is_unlocked: true });
  });

  test('has steps for later until their day is known', async () => {
    const { findStep, tell } = await personWith('Germany', { nationality: 'eu' });
    expect(await findStep('deregistration')).toMatchObject({
      relevance: 'later',
      due: { date: null, from: 'leaves_on' },
    });
    await tell({ nationality: 'eu', leaves_on: '2027-06-30' });
    expect(await findStep('deregistration')).toMatchObject({
      relevance: 'yes',
      due: { opens_on: '2027-06-23', date: '2027-07-14' },
    });
  });

  test('that was stored before a step and a question were added gets both', async () => {
    const { server, person, update, findStep, keys } = await personWith('Germany', { purpose: 'protection' });
    await update('housing', { status: 'done' });
    await update('krankenkasse', { status: 'not_applicable' });
    await update('anmeldung', { booked_for: '2026-12-03' });
    const { db } = server;
    const { protection: _protection, leaves_on: _leaves, ...old } = unknownSituation;
    await db.query
      .updateTable('situations')
      .set({ details: JSON.stringify({ ...old, purpose: 'protection' }) })
      .where('user_id', '=', person.id)
      .execute();
    await db.query.deleteFrom('steps').where('key', 'in', ['family-reunion', 'tax-registration']).execute();
    expect(await keys()).toContain('family-reunion');
    expect(await findStep('family-reunion')).toMatchObject({ reason_code: 'unknown:protection' });
    expect(await findStep('housing')).toMatchObject({ status: 'done' });
    expect(await findStep('krankenkasse')).toMatchObject({ status: 'not_applicable' });
    expect(await findStep('anmeldung')).toMatchObject({ booked_for: '2026-12-03' });
  });
});

test('a plan is there as soon as something is known, also before the steps are initialized', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { keys, listLeftOut, tell } = planRequests(server, person);
  await tell({ nationality: 'eu' });
  expect([await keys(), await listLeftOut()]).toEqual([[], []]);
  await server.request(endpoints.updateMe, { body: { settlement_country: 'Germany' } }, person);
  expect(await keys()).toContain('family-doctor');
});

test.each<[string, Partial<Situation>]>([
  ['a situation', { nationality: 'eu' }],
  ['no situation', {}],
])('a reset returns the whole plan to who never listed it, with %s', async (_name, situation) => {
  const server = await createTestServer();
  const { choose, tell, reset, listSteps } = planRequests(server, await server.createPerson());
  await choose('Germany');
  await tell(situation);
  const steps = await reset();
  expect(steps.map(({ key }) => key)).toContain('transport-ticket');
  expect(await listSteps()).toEqual(steps);
});

describe('steps', () => {
  test('keep their ids whatever the situation, and what was completed stays completed', async () => {
    const { listSteps, listLeftOut, tell, erase, update, findStep } = await personWith('Germany');
    const idsByKey = async () =>
      Object.fromEntries([...(await listSteps()), ...(await listLeftOut())].map(({ key, id }) => [key, id]));
    const standard = await idsByKey();
    await update('health-cover', { is_completed: true });
    await tell({ nationality: 'other', purpose: 'work' });
    const known = await idsByKey();
    expect(known).toMatchObject(standard);
    await update('bank-account', { status: 'done' });
    await update('driving-licence', { status: 'not_applicable' });
    await erase();
    expect(await idsByKey()).toEqual(standard);
    const done = (await listSteps()).filter((step) => step.is_completed).map(({ key }) => key);
    expect(done).toEqual(['health-cover', 'bank-account']);
    expect((await listSteps()).filter((step) => step.is_completed && !step.is_unlocked)).toEqual([]);
    await tell({ purpose: 'family' });
    expect(await idsByKey()).toEqual(known);
    expect(await findStep('driving-licence')).toMatchObject({ status: 'not_applicable' });
  });

  test('are open side by side, and unlocked for good by those that they need', async () => {
    const { unlockedKeys, update, findStep, tell, erase } = await personWith('Germany', { purpose: 'study' });
    const locked = ['anmeldung', 'tax-id', 'broadcasting-fee', 'driving-licence'];
    expect(await unlockedKeys()).not.toEqual(expect.arrayContaining([expect.toBeOneOf(locked)]));
    const refused = await update('anmeldung', { is_completed: true });
    expect([refused.status, (await findStep('anmeldung')).is_completed]).toEqual([409, false]);
    const done = await update('housing', { is_completed: true });
    expect(done.body).toMatchObject({ status: 'done', is_completed: true });
    expect((await findStep('anmeldung')).is_unlocked).toBe(true);
    await update('housing', { status: 'open' });
    await tell({ purpose: 'work' });
    expect((await findStep('anmeldung')).is_unlocked).toBe(true);
    await erase();
    expect(await unlockedKeys()).toEqual(['health-cover', 'housing', 'anmeldung']);
  });

  test('are locked in order again when the situation is erased, unless something unlocked them', async () => {
    const { unlockedKeys, erase } = await personWith('France', { purpose: 'work' });
    expect(await unlockedKeys()).toContain('tax-number');
    await erase();
    expect(await unlockedKeys()).toEqual(['visa-validation']);
  });

  test('that do not apply unlock what follows, with and without a situation', async () => {
    const { update, findStep, tell, unlockedKeys } = await personWith('Germany');
    const { body } = await update('health-cover', { status: 'not_applicable' });
    expect(body).toMatchObject({ status: 'not_applicable', is_completed: false, completed_at: null });
    expect(await unlockedKeys()).toEqual(['health-cover', 'housing']);
    await tell({ purpose: 'study' });
    expect(await findStep('health-cover')).toMatchObject({ status: 'not_applicable' });
    await update('housing', { status: 'not_applicable' });
    expect(await findStep('anmeldung')).toMatchObject({ is_unlocked: true });
    expect((await update('health-cover', { is_completed: false })).body).toMatchObject({ status: 'open' });
  });

  test('that are left out cannot be completed, but taken in, until the situation is erased', async () => {
    const { update, keys, findStep, leftOutKeys, tell, erase } = await personWith('Germany', {
      nationality: 'eu',
      purpose: 'study',
    });
    expect((await update('residence-permit', { status: 'done' })).status).toBe(409);
    expect(await leftOutKeys()).toContain('residence-permit');
    expect((await update('residence-permit', { status: 'open' })).body).toMatchObject({
      status: 'open',
      reason: 'You added it',
      reason_code: 'added',
      needs: [],
    });
    await tell({ nationality: 'eu', purpose: 'work' });
    await update('residence-permit', { status: 'not_applicable' });
    expect(await keys()).toContain('residence-permit');
    expect(await findStep('residence-permit')).toMatchObject({
      status: 'not_applicable',
      reason: 'You added it',
    });
    await erase();
    await tell({ nationality: 'eu' });
    expect(await leftOutKeys()).toContain('residence-permit');
  });

  test('that are completed are never left out, nor when they are opened again', async () => {
    const { update, tell, keys, findStep } = await personWith('Germany', { purpose: 'study' });
    await update('enrolment', { is_completed: true });
    await tell({ purpose: 'work' });
    expect(await findStep('enrolment')).toMatchObject({
      status: 'done',
      reason: 'You completed it. It is no longer part of your plan.',
    });
    await update('enrolment', { is_completed: false });
    expect(await keys()).toContain('enrolment');
    expect(await findStep('enrolment')).toMatchObject({ status: 'open', reason: 'You added it' });
  });

  test.skipIf(repeatsSqlite).each([
    [{}, 422],
    [{ status: 'done', is_completed: true }, 422],
    [{ status: 'later' }, 422],
    [{ status: null }, 422],
    [{ booked_for: '2026-13-01' }, 422],
    [{ booked_for: '2101-01-01' }, 422],
    [{ booked_for: '2026-12-03T24:00' }, 422],
    [{ booked_for: '2026-12-32T10:00' }, 422],
    [{ booked_for: '2026-12-03T10:30Z' }, 422],
    [{ booked_for: '2026-12-03T10:30' }, 200],
    [{ booked_for: null }, 200],
    [{ is_completed: true, unknown: 1 }, 200],
  ])('answer %j with %i', async (changes, status) => {
    const { update, findStep } = await personWith('Germany', { purpose: 'study' });
    const before = await findStep('housing');
    expect((await update('housing', changes as never)).status).toBe(status);
    if (status === 422) expect(await findStep('housing')).toEqual(before);
  });

  test('keep an appointment until it is removed or the checklist is reset', async () => {
    const { update, findStep, reset } = await personWith('Germany', { purpose: 'study' });
    expect((await update('anmeldung', { booked_for: '2026-12-03' })).body).toMatchObject({
      booked_for: '2026-12-03',
      status: 'open',
    });
    await update('anmeldung', { status: 'not_applicable' });
    expect(await findStep('anmeldung')).toMatchObject({ booked_for: '2026-12-03' });
    expect((await update('anmeldung', { booked_for: null })).body).toMatchObject({ booked_for: null });
    await update('anmeldung', { booked_for: '2026-12-03' });
    await reset();
    expect(await findStep('anmeldung')).toMatchObject({ booked_for: null, status: 'open' });
  });

  test('stay the same set when they are reset, each open and locked as at the start', async () => {
    const { update, tell, reset, keys, listSteps, server, person } = await personWith('Germany', {
      purpose: 'study',
      nationality: 'eu',
    });
    const start = (await listSteps()).map(({ key, is_unlocked }) => [key, is_unlocked]);
    await update('enrolment', { is_completed: true });
    await update('housing', { is_completed: true });
    await update('health-cover', { status: 'not_applicable' });
    await update('residence-permit', { status: 'open' });
    await tell({ purpose: 'work', nationality: 'eu' });
    const before = await keys();
    expect(before).toEqual(expect.arrayContaining(['enrolment', 'residence-permit']));
    const steps = await reset();
    expect(steps.map(({ key }) => key)).toEqual(before);
    expect(steps.every(({ status }) => status === 'open')).toBe(true);
    for (const [key, is_unlocked] of start) {
      const step = steps.find((one) => one.key === key);
      if (step) expect([key, step.is_unlocked]).toEqual([key, is_unlocked]);
    }
    expect((await server.request(endpoints.getSituation, {}, person)).body).toMatchObject({
      purpose: 'work',
    });
  });

  test('that a reset adds are stored as unlocked if their date is urgent', async () => {
    const situation = { licence: 'other', moved_in_on: '2026-01-10', arrived_on: '2026-01-10' } as const;
    const { server, person, update, tell, reset } = await personWith('Germany', situation);
    expect((await update('driving-licence', { status: 'done' })).status).toBe(200);
    await tell({ ...situation, licence: 'none' });
    const steps = await reset();
    expect(steps.find(({ key }) => key === 'driving-licence')).toMatchObject({ is_unlocked: true });
    const row = await server.db.query
      .selectFrom('steps')
      .select(['is_added', 'is_unlocked'])
      .where('user_id', '=', person.id)
      .where('key', '=', 'driving-licence')
      .executeTakeFirst();
    expect(row).toEqual({ is_added: 1, is_unlocked: 1 });
  });

  test('take documents where the plan leaves them open', async () => {
    const { server, person, findStep } = await personWith('Germany', { purpose: 'study' });
    const upload = async (key: string) => {
      const query = { settlement_step_id: (await findStep(key)).id };
      const form = { file: fileOf(samples.pdf, 'a.pdf') };
      return (await server.request(endpoints.uploadDocument, { query, form }, person)).status;
    };
    expect([await upload('family-doctor'), await upload('tax-id')]).toEqual([201, 409]);
    expect(await findStep('family-doctor')).toMatchObject({ has_document: true, document_name: 'a.pdf' });
  });

  test('that one person takes in stay left out for another', async () => {
    const { server, update, person } = await personWith('Germany', { nationality: 'eu' });
    const other = await server.createPerson('Germany');
    const others = planRequests(server, other);
    await others.tell({ nationality: 'eu' });
    await update('residence-permit', { status: 'open' });
    expect(await others.leftOutKeys()).toContain('residence-permit');
    const { id } = await others.findStep('residence-permit');
    const body = { status: 'open' } as const;
    expect((await server.request(endpoints.updateStep, { params: { id }, body }, person)).status).toBe(404);
  });

  test('are never completed and locked, whatever happens at once', async () => {
    const { update, tell, erase, reset, listSteps } = await personWith('Germany', { purpose: 'study' });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        update('housing', { is_completed: true }).then(() => update('anmeldung', { status: 'done' })),
        reset(),
        erase(),
        tell({ purpose: 'work', nationality: 'eu' }),
        update('bank-account', { status: 'not_applicable' }),
      ]);
      const steps: Step[] = await listSteps();
      expect(steps.filter((step) => step.is_completed && !step.is_unlocked)).toEqual([]);
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
    }
  });
});
