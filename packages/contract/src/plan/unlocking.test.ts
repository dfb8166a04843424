import { describe, expect, test } from 'vitest';
import { applyStepStatus, stepsToUnlock } from './unlocking.ts';

const step = (step_number: number, is_completed = false, is_unlocked = false) => ({
  id: `step-${step_number}`,
  step_number,
  is_completed,
  is_unlocked,
});
const unlocked = (steps: readonly { step_number: number; is_unlocked: boolean }[]) =>
  steps.filter(({ is_unlocked }) => is_unlocked).map(({ step_number }) => step_number);

describe('which steps can be unlocked', () => {
  test('is the first one alone at the start', () => {
    expect(stepsToUnlock([step(1), step(2), step(3)])).toEqual([step(1)]);
  });

  test('is the one after each completed step, in any order of the list', () => {
    const steps = [step(4), step(3, true, true), step(2), step(1, true, true)];
    expect(stepsToUnlock(steps)).toEqual([step(4), step(2)]);
  });

  test('leaves out those that are unlocked already', () => {
    expect(stepsToUnlock([step(1, true, true), step(2, false, true)])).toEqual([]);
  });
});

describe('a changed step', () => {
  const start = [step(1, false, true), step(2), step(3)];

  test('unlocks the next one when it is completed', () => {
    const steps = applyStepStatus(start, { id: 'step-1', is_completed: true });
    expect(steps).toEqual([step(1, true, true), step(2, false, true), step(3)]);
  });

  test('locks nothing when it is no longer completed', () => {
    const completed = applyStepStatus(start, { id: 'step-1', is_completed: true });
    expect(unlocked(applyStepStatus(completed, { id: 'step-1', is_completed: false }))).toEqual([1, 2]);
  });

  test('unlocks nothing when it is the last one, and leaves the given list alone', () => {
    const last = [step(1, true, true), step(2, false, true)];
    expect(applyStepStatus(last, { id: 'step-2', is_completed: true })).toEqual([
      step(1, true, true),
      step(2, true, true),
    ]);
    expect(last[1]).toEqual(step(2, false, true));
  });

  test('changes nothing when it is not in the list', () => {
    expect(applyStepStatus(start, { id: 'step-9', is_completed: true })).toEqual(start);
  });
});
