import { plans } from '@settlement-help/content';
import { describe, expect, test } from 'vitest';
import type { Situation } from '../entities/situation.ts';
import { unknownSituation } from '../entities/situation.ts';
import type { Step } from '../entities/step.ts';
import { fixtures } from '../testing/index.ts';
import { makePlan } from './makePlan.ts';
import { countedSteps, groupSteps, sortOpenSteps } from './stepOrder.ts';

const today = '2026-11-20';

const numbers = (steps: readonly Step[]) => steps.map(({ step_number }) => step_number);
const due = (date: string | null, fields: Partial<NonNullable<Step['due']>> = {}): Step['due'] => ({
  date,
  opens_on: null,
  kind: 'legal',
  law: null,
  law_url: null,
  from: 'arrived_on',
  ...fields,
});
const stepsWith = (changes: readonly Partial<Step>[]) =>
  changes.map(
    (change, index): Step => ({
      ...(fixtures.stepsDone(0)[index] ?? expect.fail('Too many steps')),
      is_unlocked: true,
      needs: [],
      ...change,
    }),
  );

test('steps without dates keep their order', () => {
  expect(numbers(sortOpenSteps(fixtures.stepsDone(3), today))).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('sorts open steps by legal date, then by the steps that wait for them', () => {
  const steps = stepsWith([
    { is_completed: true },
    {},
    { due: due('2026-12-24') },
    { due: due('2026-11-28'), booked_for: '2027-01-04' },
    { due: due('2026-11-21', { kind: 'practical' }) },
    { key: 'interview' },
    { needs: ['interview'], is_unlocked: false },
    { relevance: 'check' },
    { relevance: 'later' },
    { status: 'not_applicable' },
  ]);
  expect(numbers(sortOpenSteps(steps, today))).toEqual([3, 4, 6, 2, 5, 8, 7]);
  expect(numbers(countedSteps(steps))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a step is sorted by the date of the step that needs it', () => {
  const steps = stepsWith([
    { due: due('2026-12-15') },
    { key: 'housing', needed_by: { key: 'anmeldung', date: '2026-12-01' } },
    { needs: ['housing'], is_unlocked: false, due: due('2026-12-01') },
  ]);
  expect(numbers(sortOpenSteps(steps, today))).toEqual([2, 1, 3]);
});

test('people seeking protection see registration first, even before dated steps', () => {
  const steps = stepsWith([{ due: due('2026-12-24') }, {}, { key: 'protection-registration' }]);
  expect(numbers(sortOpenSteps(steps, today))).toEqual([3, 1, 2]);
});

test('a step that opens later, or whose appointment has passed, is sorted by its last day', () => {
  const steps = stepsWith([
    { due: due('2026-12-24', { opens_on: '2026-11-21' }) },
    { due: due('2026-12-24', { opens_on: '2026-10-01' }) },
    { due: due('2027-02-01'), booked_for: '2026-11-02' },
    { due: due('2026-12-20') },
  ]);
  expect(numbers(sortOpenSteps(steps, today))).toEqual([4, 2, 3, 1]);
});

test('groups the steps by time', () => {
  const steps = stepsWith([
    { is_completed: true },
    { due: due('2026-11-27') },
    { due: due('2026-11-28') },
    { due: due('2027-12-24', { opens_on: '2027-08-24' }) },
    { due: due('2026-11-19'), relevance: 'check' },
    { relevance: 'check' },
    { is_unlocked: false },
    { relevance: 'later' },
    { booked_for: '2026-11-26' },
    { status: 'not_applicable' },
  ]);
  const groups = Object.entries(groupSteps(steps, today)).map(([group, list]) => [group, numbers(list)]);
  expect(Object.fromEntries(groups)).toEqual({
    this_week: [5, 9, 2],
    next: [3],
    check: [6],
    later: [4, 7],
    done: [1],
    leaving: [8],
  });
});

describe('the next step of', () => {
  const next = (known: Partial<Situation>) => {
    const situation = { ...unknownSituation, ...known };
    const { steps } = makePlan({ rules: plans.Germany, situation, today });
    const [content] = fixtures.stepsDone(0);
    const planned = steps.map((step) => ({ ...content, ...step, needs: [...step.needs] }) as Step);
    return sortOpenSteps(planned, today).map(({ key }) => key);
  };

  test('a worker whose visa ends in 7 days is the residence permit, then the registration', () => {
    const situation: Partial<Situation> = {
      nationality: 'other',
      purpose: 'work',
      visa_ends_on: '2026-11-27',
      moved_in_on: '2026-11-18',
    };
    expect(next(situation).slice(0, 2)).toEqual(['residence-permit', 'anmeldung']);
  });

  test('a person without dates is the step that most others wait for', () => {
    expect(next({ purpose: 'family' })[0]).toBe('housing');
  });
});
