import { describe, expect, test } from 'vitest';
import { applyStepStatus, type StepLock, unlockSteps } from './unlocking.ts';

type Progress = Parameters<typeof applyStepStatus>[0][number];
const step = (step_number: number, is_completed = false, is_unlocked = false): Progress => ({
  id: `step-${step_number}`,
  key: `key-${step_number}`,
  status: is_completed ? 'done' : 'open',
  needs: step_number === 3 ? ['key-1'] : [],
  step_number,
  is_completed,
  is_unlocked,
});
const unlocked = (steps: readonly { step_number: number; is_unlocked: boolean }[]) =>
  steps.filter(({ is_unlocked }) => is_unlocked).map(({ step_number }) => step_number);

describe('unlocked steps', () => {
  test.each([
    ['the first one alone at the start', [step(1), step(2), step(3)], 'number', [1]],
    [
      'the one after each completed step, in any order of the list',
      [step(4), step(3, true, true), step(2), step(1, true, true)],
      'number',
      [4, 3, 2, 1],
    ],
    ['those that stay unlocked', [step(1, true, true), step(2, false, true)], 'number', [1, 2]],
    ['with a situation, those that need no other', [step(1), step(2), step(3)], 'needs', [1, 2]],
    [
      'with a situation, those whose need is done',
      [step(1, true, true), step(2), step(3)],
      'needs',
      [1, 2, 3],
    ],
    [
      'with a situation, those whose need does not apply',
      [{ ...step(1), status: 'not_applicable' }, step(3)],
      'needs',
      [1, 3],
    ],
    ['with a situation, those whose need is not in the plan', [step(3)], 'needs', [3]],
  ] satisfies [string, Progress[], StepLock, number[]][])('%s', (_case, steps, lock, expected) => {
    expect(unlocked(unlockSteps(steps, lock))).toEqual(expected);
  });
});

describe('a changed step', () => {
  const start = [step(1, false, true), step(2), step(3)];

  test('unlocks the next one when it is completed', () => {
    const steps = applyStepStatus(start, { id: 'step-1', is_completed: true, status: 'done' });
    expect(steps).toEqual([step(1, true, true), step(2, false, true), step(3)]);
  });

  test('unlocks the next one when it does not apply', () => {
    expect(unlocked(applyStepStatus(start, { id: 'step-1', status: 'not_applicable' }))).toEqual([1, 2]);
  });

  test('locks nothing when it is no longer completed', () => {
    const completed = applyStepStatus(start, { id: 'step-1', is_completed: true });
    expect(unlocked(applyStepStatus(completed, { id: 'step-1', is_completed: false }))).toEqual([1, 2]);
  });

  test('unlocks nothing when it is the last one, and leaves the given list alone', () => {
    const last = [step(1, true, true), step(2, false, true)];
    expect(applyStepStatus(last, { id: 'step-2', is_completed: true, status: 'done' })).toEqual([
      step(1, true, true),
      step(2, true, true),
    ]);
    expect(last[1]).toEqual(step(2, false, true));
  });

  test('changes nothing when it is not in the list', () => {
    expect(applyStepStatus(start, { id: 'step-9', is_completed: true })).toEqual(start);
  });
});
