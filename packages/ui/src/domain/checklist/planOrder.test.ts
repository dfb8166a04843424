import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/mock';
import { expect, test } from 'vitest';
import { inGroups, inTurn } from './planOrder.ts';

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
  expect(numbers(inTurn(fixtures.stepsDone(3)))).toEqual([4, 5, 6, 7, 8, 9, 10]);
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
  expect(inGroups(steps).map(({ step, group }) => [step.step_number, group])).toEqual([
    [1, 'done'],
    [3, 'next'],
    [4, 'open'],
    [2, 'open'],
    [8, 'open'],
    [5, 'check'],
    [6, 'locked'],
  ]);
});
