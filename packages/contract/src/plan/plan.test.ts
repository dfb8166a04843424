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

const today = '2026-11-20';
const planOf = (
  rules: (typeof plans)['France'],
  answers: Situation,
  records: Record<string, StepRecord> = {},
) => makePlan({ rules, situation: answers, records, today });

/** Citizens of the EU need no visa or permit, people under protection no visa. */
const isContradictory = ({ nationality, purpose, visa, protection }: Situation) =>
  (nationality === 'eu' && (protection === 'recognised' || (visa !== null && visa !== 'none'))) ||
  (purpose === 'protection' && visa !== null && visa !== 'none');

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
  children: maybe('none', 'under_school', 'school_age', 'both'),
  licence: maybe('none', 'eea', 'other'),
  renting: maybe(true, false),
  scholarship: maybe(true, false),
  protection: maybe('temporary', 'asylum', 'recognised'),
  postal_code: fc.constant(null),
  arrived_on: day,
  moved_in_on: day,
  visa_ends_on: day,
  permit_ends_on: day,
  works_from: day,
  leaves_on: day,
});

/** The questions that decide whom a step concerns. */
const fields = [
  'nationality',
  'purpose',
  'visa',
  'children',
  'licence',
  'renting',
  'scholarship',
  'protection',
] as const;

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
        const { steps, leftOut } = planOf(rules, situation({ ...answers, renting: answers.renting ?? true }));
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
          const { steps } = planOf(rules, answers, records);
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
        const shown = keysOf(planOf(rules, known).steps);
        const withoutAnswer = keysOf(planOf(rules, { ...known, [field]: null }).steps);
        expect(withoutAnswer).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  test('asks to check a step that an answer still unknown could leave out', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...fields), (answers, field) => {
        fc.pre(!isContradictory(answers));
        const known = situation({ ...answers, moved_in_on: '2026-11-20' });
        const leftOut = keysOf(planOf(rules, known).leftOut);
        const { steps } = planOf(rules, { ...known, [field]: null });
        for (const { key, relevance } of steps) if (leftOut.includes(key)) expect(relevance).toBe('check');
      }),
    );
  });

  test('never locks a step behind one that it does not show, nor a completed one', () => {
    fc.assert(
      fc.property(anySituation, fc.subarray([...keys]), (answers, completed) => {
        const records = Object.fromEntries(completed.map((key) => [key, done]));
        const { steps } = planOf(rules, answers, records);
        const byKey = new Map(steps.map((step) => [step.key, step]));
        for (const { is_unlocked, needs, status } of steps) {
          if (status === 'done') expect(is_unlocked).toBe(true);
          const blocking = needs.filter((need) => {
            const needed = byKey.get(need);
            return needed?.status === 'open' && needed.implied_by === null;
          });
          if (!is_unlocked && isKnown(answers)) expect(blocking).not.toEqual([]);
        }
      }),
    );
  });

  test('has a date only if its day is known, and the same one whatever the unknown answers are', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...fields), anySituation, (answers, field, other) => {
        const before = planOf(rules, { ...answers, [field]: null });
        const after = { ...answers, [field]: other[field] };
        // The purpose alone keeps a date that only people under protection do not have.
        fc.pre(!isContradictory(after) && after.purpose !== 'protection');
        const { steps } = planOf(rules, after);
        for (const { key, due, relevance } of [...before.steps, ...before.leftOut]) {
          if (!due?.date) continue;
          expect(answers[due.from], key).not.toBeNull();
          expect(relevance).not.toBe('later');
          const step = steps.find((found) => found.key === key);
          if (step) expect(step.due).toEqual(due);
        }
      }),
    );
  });

  test('never locks a step with a legal date in the next 14 days, and no date comes after a known one', () => {
    fc.assert(
      fc.property(anySituation, (answers) => {
        for (const step of planOf(rules, answers).steps) {
          if (
            step.due?.opens_on === null &&
            step.due.kind === 'legal' &&
            (step.due.date ?? '9') <= '2026-12-04'
          )
            expect(step.is_unlocked, step.key).toBe(true);
          if (step.needed_by && step.due?.date) expect(step.needed_by.date < step.due.date).toBe(true);
          if (step.key === 'housing' && step.needed_by && (answers.moved_in_on ?? '') > today)
            expect(step.needed_by.date <= (answers.moved_in_on ?? '')).toBe(true);
        }
      }),
    );
  });

  test('keeps what is completed', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...keys.slice(0, 10)), (answers, key) => {
        expect(stepOf({ ...planOf(rules, answers, { [key]: done }), leftOut: [] }, key).status).toBe('done');
      }),
    );
  });

  test('is the ten standard steps, locked in order, where nothing is known', () => {
    const { steps, leftOut } = planOf(rules, situation({}), { [keys[0] ?? '']: done });
    expect(keysOf(steps)).toEqual(keys.slice(0, 10));
    expect(steps.map(({ is_unlocked }) => is_unlocked)).toEqual(
      keys.slice(0, 10).map((_key, index) => index < 2),
    );
    expect(leftOut).toEqual([]);
    expect(steps.every(({ due }) => due === null)).toBe(true);
  });
});

describe.each(countries)('the questions that can change the plan of %s', (country) => {
  const rules = plans[country];
  const planWith = (known: Situation) => {
    const { steps, leftOut } = planOf(rules, { ...known, postal_code: '1' });
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
  const { steps, leftOut } = toPlanFields(planOf(plans.Germany, situation({ nationality: 'eu' })));
  const numbers = [...steps, ...leftOut].map(({ step_number }) => step_number);
  expect(numbers).toEqual(plans.Germany.map((_rule, index) => index + 1));
  expect(leftOut).toMatchObject([{ key: 'residence-permit', reason_code: 'not:nationality:eu' }, {}]);
});
