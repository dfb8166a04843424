import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/mock';
import { expect, test } from 'vitest';
import { inGroups, inTurn, servedStep } from './planOrder.ts';

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

test('without dates the steps come in turn as they are listed', () => {
  expect(numbers(inTurn(fixtures.stepsDone(3), today))).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('a nearer date comes first, a step to check after those that concern the person, a locked one last', () => {
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
  expect(inGroups(steps, today).map(({ step, group }) => [step.step_number, group])).toEqual([
    [1, 'done'],
    [3, 'next'],
    [4, 'open'],
    [2, 'open'],
    [8, 'open'],
    [5, 'check'],
    [6, 'locked'],
  ]);
});

test('who seeks protection registers first, whatever has a date', () => {
  const changes: Partial<Step>[] = [
    { key: 'health-cover', is_unlocked: true, due: due('2026-12-24') },
    { key: 'housing', is_unlocked: true },
    { key: 'protection-registration', is_unlocked: true },
  ];
  const steps = changes.map(
    (change, index): Step => ({ ...fixtures.stepsDone(0)[index], ...change }) as Step,
  );
  expect(numbers(inTurn(steps, today))).toEqual([3, 1, 2]);
});

test('a step takes the nearest date that waits for it, also behind another one that it is needed for', () => {
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
  expect(numbers(inTurn(steps, today))).toEqual([2, 1, 5, 3, 4]);
  const [first, next] = inTurn(steps, today);
  expect(first && servedStep(first, steps, today)?.key).toBe('residence-permit');
  expect(next && servedStep(next, steps, today)).toBeUndefined();
});

test('a step that opens later, or whose appointment is over, is no nearer than its last day', () => {
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
  expect(numbers(inTurn(steps, today))).toEqual([4, 2, 3, 1]);
});
