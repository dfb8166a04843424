import { plans } from '@settlement-help/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../entities/limits.ts';
import { Situation } from '../entities/situation.ts';
import { isUnknown, makePlan, type Plan, type StepRecord } from './makePlan.ts';
import { openQuestions } from './openQuestions.ts';
import { reasonText } from './reasons.ts';
import { toPlanFields } from './toPlanFields.ts';

const situation = (known: Partial<Situation>) => Situation.parse(known);
const keysOf = (steps: Plan['steps']) => steps.map(({ key }) => key);
const stepOf = ({ steps, leftOut }: Plan, key: string) => {
  const step = [...steps, ...leftOut].find((found) => found.key === key);
  return step ?? expect.fail(`No step ${key}`);
};
const done: StepRecord = { status: 'done', is_added: false, is_unlocked: true };

const isKnown = (answers: Situation) => !isUnknown(answers);

const maybe = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
const day = fc.option(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
const anySituation: fc.Arbitrary<Situation> = fc.record({
  nationality: maybe('eu', 'art41', 'algeria', 'other'),
  purpose: maybe('work', 'study', 'family', 'protection', 'other'),
  visa: maybe('vls_ts', 'permit_to_request', 'none'),
  children: maybe('none', 'under_school', 'school_age'),
  licence: maybe('none', 'eea', 'other'),
  renting: maybe(true, false),
  scholarship: maybe(true, false),
  postal_code: fc.constant(null),
  arrived_on: day,
  moved_in_on: day,
  visa_ends_on: day,
  works_from: day,
});

/** The questions that decide whom a step concerns. */
const fields = ['nationality', 'purpose', 'visa', 'children', 'licence', 'renting', 'scholarship'] as const;

describe.each(countries)('the plan of %s, in every situation', (country) => {
  const rules = plans[country];
  const keys = rules.map(({ key }) => key);

  test('names only its own steps in needs, and each key once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const { needs } of rules) expect(keys).toEqual(expect.arrayContaining(needs));
  });

  test('has every step once, each after those that it needs, and a reason in words for each that is left out', () => {
    fc.assert(
      fc.property(anySituation, (answers) => {
        const { steps, leftOut } = makePlan(
          rules,
          situation({ ...answers, renting: answers.renting ?? true }),
        );
        expect(keysOf([...steps, ...leftOut]).sort()).toEqual([...keys].sort());
        const order = keysOf(steps);
        for (const [index, { needs }] of steps.entries())
          for (const need of needs) expect(order.indexOf(need)).toBeLessThan(index);
        for (const { reason } of leftOut) {
          expect(reason && reasonText(reason)).toMatch(/^Not for you, because (?!undefined)/);
        }
      }),
    );
  });

  test('can be completed to the end, whatever is left out', () => {
    fc.assert(
      fc.property(anySituation, (answers) => {
        const records: Record<string, StepRecord> = {};
        for (;;) {
          const { steps } = makePlan(rules, answers, records);
          const next = steps.find(({ is_unlocked, status }) => is_unlocked && status === 'open');
          if (!next) return steps.every(({ status }) => status === 'done');
          records[next.key] = done;
        }
      }),
    );
  });

  test('shows a step for an unknown answer if it would for any answer', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...fields), (answers, field) => {
        const known = situation({ ...answers, moved_in_on: '2026-11-20' });
        const shown = keysOf(makePlan(rules, known).steps);
        const withoutAnswer = keysOf(makePlan(rules, { ...known, [field]: null }).steps);
        expect(withoutAnswer).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  test('asks to check a step that an answer still unknown could leave out', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...fields), (answers, field) => {
        const known = situation({ ...answers, moved_in_on: '2026-11-20' });
        const leftOut = keysOf(makePlan(rules, known).leftOut);
        const { steps } = makePlan(rules, { ...known, [field]: null });
        for (const { key, relevance } of steps) if (leftOut.includes(key)) expect(relevance).toBe('check');
      }),
    );
  });

  test('never locks a step behind one that it does not show, nor a completed one', () => {
    fc.assert(
      fc.property(anySituation, fc.subarray([...keys]), (answers, completed) => {
        const records = Object.fromEntries(completed.map((key) => [key, done]));
        const { steps } = makePlan(rules, answers, records);
        const byKey = new Map(steps.map((step) => [step.key, step]));
        for (const { is_unlocked, needs, status } of steps) {
          if (status === 'done') expect(is_unlocked).toBe(true);
          const blocking = needs.filter((need) => byKey.get(need)?.status === 'open');
          if (!is_unlocked && isKnown(answers)) expect(blocking).not.toEqual([]);
        }
      }),
    );
  });

  test('keeps what is completed', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...keys.slice(0, 10)), (answers, key) => {
        expect(stepOf({ ...makePlan(rules, answers, { [key]: done }), leftOut: [] }, key).status).toBe(
          'done',
        );
      }),
    );
  });

  test('is the ten standard steps, locked in order, where nothing is known', () => {
    const { steps, leftOut } = makePlan(rules, situation({}), { [keys[0] ?? '']: done });
    expect(keysOf(steps)).toEqual(keys.slice(0, 10));
    expect(steps.map(({ is_unlocked }) => is_unlocked)).toEqual(
      keys.slice(0, 10).map((_key, index) => index < 2),
    );
    expect(leftOut).toEqual([]);
    expect(steps.every(({ due }) => due === null)).toBe(true);
  });
});

describe('the people that a step concerns', () => {
  const relevance = (country: 'France' | 'Germany', known: Partial<Situation>, key: string) => {
    const { steps } = makePlan(plans[country], situation(known));
    return steps.find((step) => step.key === key)?.relevance ?? 'left out';
  };

  test.each([
    ['Germany', { nationality: 'eu' }, 'residence-permit', 'left out'],
    ['Germany', { purpose: 'protection' }, 'residence-permit', 'left out'],
    ['Germany', { purpose: 'work', nationality: 'other' }, 'residence-permit', 'yes'],
    ['Germany', { purpose: 'work' }, 'residence-permit', 'check'],
    ['Germany', { purpose: 'work' }, 'recognition', 'check'],
    ['Germany', { purpose: 'protection' }, 'integration-course', 'yes'],
    ['Germany', { nationality: 'other', purpose: 'work' }, 'integration-course', 'check'],
    ['Germany', { nationality: 'eu', purpose: 'work' }, 'integration-course', 'left out'],
    ['Germany', { purpose: 'study', nationality: 'other', scholarship: true }, 'blocked-account', 'left out'],
    ['Germany', { purpose: 'study', nationality: 'other', scholarship: false }, 'blocked-account', 'yes'],
    ['France', { nationality: 'eu', visa: 'vls_ts' }, 'visa-validation', 'left out'],
    ['France', { nationality: 'eu', visa: 'permit_to_request' }, 'permit-request', 'left out'],
    ['France', { visa: 'permit_to_request' }, 'permit-request', 'check'],
    ['France', { visa: 'permit_to_request', nationality: 'other' }, 'permit-request', 'check'],
    ['France', { visa: 'permit_to_request', purpose: 'work' }, 'permit-request', 'check'],
    ['France', { visa: 'permit_to_request', nationality: 'other', purpose: 'work' }, 'permit-request', 'yes'],
    ['France', { visa: 'permit_to_request', purpose: 'protection' }, 'permit-request', 'left out'],
    ['France', { nationality: 'algeria' }, 'residence-certificate', 'yes'],
    ['France', { nationality: 'algeria', visa: 'vls_ts' }, 'visa-validation', 'left out'],
    [
      'France',
      { purpose: 'study', nationality: 'other', renting: true, scholarship: false },
      'caf-housing-aid',
      'left out',
    ],
    ['France', { purpose: 'study', nationality: 'other', renting: true }, 'caf-housing-aid', 'check'],
    ['France', { purpose: 'study', nationality: 'eu', renting: true }, 'caf-housing-aid', 'yes'],
    ['France', { purpose: 'study', licence: 'other' }, 'driving-licence', 'left out'],
  ] as const)('%s, %j: %s is %s', (country, known, key, expected) => {
    expect(relevance(country, known, key)).toBe(expected);
  });

  test.each([
    [{ nationality: 'eu' }, 'not:nationality:eu'],
    [{ nationality: 'eu', visa: 'permit_to_request' }, 'not:nationality:eu'],
    [{ purpose: 'protection' }, 'not:purpose:protection'],
    [{ nationality: 'eu', visa: 'none' }, 'not:visa:none'],
    [{ visa: 'vls_ts' }, 'not:visa:vls_ts'],
  ] as const)('a step is left out for the answer that decides: %j', (known, reason) => {
    expect(stepOf(makePlan(plans.France, situation(known)), 'permit-request').reason).toBe(reason);
  });

  test.each([
    [
      'France',
      { nationality: 'other', purpose: 'study', scholarship: false, renting: true },
      'caf-housing-aid',
      /since 1 July 2026 students from outside of the EU, EEA and Switzerland .* scholarship/,
    ],
    [
      'France',
      { nationality: 'other', purpose: 'study', renting: false },
      'caf-housing-aid',
      /rent your home$/,
    ],
    ['Germany', { nationality: 'eu', purpose: 'work' }, 'integration-course', /outside of the EU/],
    ['France', { nationality: 'other' }, 'residence-certificate', /citizens of Algeria$/],
  ] as const)('%s, %j: says all that leaves %s out', (country, known, key, reason) => {
    expect(reasonText(stepOf(makePlan(plans[country], situation(known)), key).reason ?? 'added')).toMatch(
      reason,
    );
  });

  test('names the answer that says most', () => {
    const known = situation({ nationality: 'other', purpose: 'study', visa: 'vls_ts', licence: 'none' });
    const plan = makePlan(plans.France, known);
    expect(stepOf(plan, 'visa-validation').reason).toBe('is:visa:vls_ts');
    expect(stepOf(plan, 'driving-licence').reason).toBe('not:licence:none');
    expect(stepOf(plan, 'permit-renewal').reason).toBe('is:nationality:other');
  });

  test('a step that was added stays, and one that does not apply unlocks what needs it', () => {
    const known = situation({ nationality: 'eu', purpose: 'study' });
    const records: Record<string, StepRecord> = {
      'residence-permit': { status: 'open', is_added: true, is_unlocked: false },
      housing: { status: 'not_applicable', is_added: false, is_unlocked: true },
    };
    const plan = makePlan(plans.Germany, known, records);
    expect(stepOf({ ...plan, leftOut: [] }, 'residence-permit')).toMatchObject({
      reason: 'added',
      is_unlocked: false,
    });
    expect(reasonText('added')).toBe('You added it');
    expect(stepOf(plan, 'anmeldung').is_unlocked).toBe(true);
  });

  test('a step locks behind the true needs alone, and never again once it was unlocked', () => {
    const known = situation({ purpose: 'work' });
    const { steps } = makePlan(plans.Germany, known);
    expect(steps.filter(({ is_unlocked }) => !is_unlocked).map(({ key }) => key)).toEqual([
      'anmeldung',
      'tax-id',
      'social-security-number',
      'residence-permit',
      'broadcasting-fee',
      'driving-licence',
    ]);
    const unlocked: StepRecord = { status: 'open', is_added: false, is_unlocked: true };
    expect(stepOf(makePlan(plans.Germany, known, { 'tax-id': unlocked }), 'tax-id').is_unlocked).toBe(true);
  });
});

describe.each(countries)('the questions that can change the plan of %s', (country) => {
  const rules = plans[country];
  const planWith = (known: Situation) => {
    const { steps, leftOut } = makePlan(rules, { ...known, postal_code: '1' });
    const told = ({ key, relevance, due }: (typeof steps)[number]) => [key, relevance, due];
    return [steps.map(told), leftOut.map(({ key }) => key)];
  };
  const answers = anySituation.chain((known) =>
    fc.constantFrom(...(Object.keys(known) as (keyof Situation)[])).map((question) => ({ known, question })),
  );

  test('leave out every question whose answers make no difference', () => {
    fc.assert(
      fc.property(answers, anySituation, ({ known, question }, other) => {
        const unanswered = { ...known, [question]: null };
        if (openQuestions(rules, unanswered).includes(question)) return;
        expect(planWith({ ...unanswered, [question]: other[question] })).toEqual(planWith(unanswered));
      }),
    );
  });

  test('are the same whether or not they are answered', () => {
    fc.assert(
      fc.property(answers, ({ known, question }) => {
        const isOpen = (situation: Situation) => openQuestions(rules, situation).includes(question);
        expect(isOpen(known)).toBe(isOpen({ ...known, [question]: null }));
      }),
    );
  });
});

test('only the questions that matter are asked', () => {
  const asked = (country: 'France' | 'Germany', known: Partial<Situation>) =>
    openQuestions(plans[country], situation(known));
  expect(asked('Germany', {})).not.toContain('visa');
  expect(asked('Germany', { purpose: 'work' })).not.toContain('scholarship');
  expect(asked('Germany', { purpose: 'study' })).toContain('scholarship');
  expect(asked('Germany', { nationality: 'art41', purpose: 'work' })).not.toContain('visa_ends_on');
  expect(asked('France', {})).toContain('visa');
  expect(asked('France', { nationality: 'eu' })).not.toContain('visa');
  expect(asked('France', { nationality: 'eu', purpose: 'study' })).not.toContain('scholarship');
  expect(asked('France', { purpose: 'study' })).not.toContain('licence');
});

test('the steps of a plan are numbered, and those that are left out after them', () => {
  const { steps, leftOut } = toPlanFields(makePlan(plans.Germany, situation({ nationality: 'eu' })));
  const numbers = [...steps, ...leftOut].map(({ step_number }) => step_number);
  expect(numbers).toEqual(plans.Germany.map((_rule, index) => index + 1));
  expect(leftOut).toMatchObject([{ key: 'residence-permit', reason_code: 'not:nationality:eu' }, {}]);
});
