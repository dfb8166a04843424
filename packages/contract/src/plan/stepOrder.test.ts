import { expect, test } from 'vitest';
import type { Step } from '../entities/step.ts';
import { fixtures } from '../testing/index.ts';
import { groupSteps, mostUrgentDependent, sortOpenSteps } from './stepOrder.ts';

const today = '2026-11-20';

const numbers = (steps: readonly Step[]) => steps.map(({ step_number }) => step_number);
const due = (date: string | null): Step['due'] => ({
  date,
  opens_on: null,
  kind: 'legal',
  law: null,
  law_url: null,
  from: 'arrived_on',
});

test('steps without dates keep their order', () => {
  expect(numbers(sortOpenSteps(fixtures.stepsDone(3), today))).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('sorts open steps by date, then steps to check, then locked steps', () => {
  const changes: Partial<Step>[] = [
    { is_completed: true },
    { is_unlocked: true },
    { is_unlocked: true, due: due('2026-12-24') },
    { is_unlocked: true, due: due('2026-11-28'), booked_for: '2027-01-04' },
    { is_unlocked: true, relevance: 'check', due: due('2026-11-21') },
    { is_unlocked: false, due: due('2026-11-20') },
    { is_unlocked: true, status: 'not_applicable' },
    { is_unlocked: true, due: due(null) },
  ];
  const steps = fixtures
    .stepsDone(0)
    .slice(0, changes.length)
    .map((step, index): Step => ({ ...step, ...changes[index] }));
  expect(groupSteps(steps, today).map(({ step, group }) => [step.step_number, group])).toEqual([
    [1, 'done'],
    [3, 'next'],
    [4, 'open'],
    [2, 'open'],
    [8, 'open'],
    [5, 'check'],
    [6, 'locked'],
  ]);
});

test('people seeking protection see registration first, even before dated steps', () => {
  const changes: Partial<Step>[] = [
    { key: 'health-cover', is_unlocked: true, due: due('2026-12-24') },
    { key: 'housing', is_unlocked: true },
    { key: 'protection-registration', is_unlocked: true },
  ];
  const steps = changes.map(
    (change, index): Step => ({ ...fixtures.stepsDone(0)[index], ...change }) as Step,
  );
  expect(numbers(sortOpenSteps(steps, today))).toEqual([3, 1, 2]);
});

test('a step is sorted by the nearest date of the steps that wait for it, also indirectly', () => {
  const changes: Partial<Step>[] = [
    { key: 'krankenkasse', is_unlocked: true, due: due('2026-12-15') },
    { key: 'housing', is_unlocked: true },
    { key: 'anmeldung', needs: ['housing'], is_unlocked: false, due: due('2027-01-10') },
    { key: 'residence-permit', needs: ['anmeldung'], is_unlocked: false, due: due('2026-12-01') },
    {
      key: 'driving-licence',
      needs: ['housing'],
      is_unlocked: false,
      relevance: 'check',
      due: due('2026-11-21'),
    },
  ];
  const steps = changes.map(
    (change, index): Step => ({ ...fixtures.stepsDone(0)[index], ...change }) as Step,
  );
  expect(numbers(sortOpenSteps(steps, today))).toEqual([2, 1, 5, 3, 4]);
  const [first, next] = sortOpenSteps(steps, today);
  expect(first && mostUrgentDependent(first, steps, today)?.key).toBe('residence-permit');
  expect(next && mostUrgentDependent(next, steps, today)).toBeUndefined();
});

test('a step that opens later, or whose appointment has passed, is sorted by its last day', () => {
  const window = (opens_on: string): Step['due'] =>
    ({ ...(due('2026-12-24') as object), opens_on }) as Step['due'];
  const changes: Partial<Step>[] = [
    { is_unlocked: true, due: window('2026-11-21') },
    { is_unlocked: true, due: window('2026-10-01') },
    { is_unlocked: true, due: due('2027-02-01'), booked_for: '2026-11-02' },
    { is_unlocked: true, due: due('2026-12-20') },
  ];
  const steps = changes.map(
    (change, index): Step => ({ ...fixtures.stepsDone(0)[index], ...change }) as Step,
  );
  expect(numbers(sortOpenSteps(steps, today))).toEqual([4, 2, 3, 1]);
});
