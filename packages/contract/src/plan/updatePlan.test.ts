import { plans } from '@settlement-help/content';
import { describe, expect, test } from 'vitest';
import type { Situation } from '../entities/situation.ts';
import { unknownSituation } from '../entities/situation.ts';
import type { StepChanges } from '../entities/step.ts';
import { changedStepFields, type StoredStep, updatePlan } from './updatePlan.ts';

const now = '2026-11-20T09:00:00.000Z';
const rules = plans.Germany;

/** Applies the changes one after the other; each must succeed. */
function update(known: Partial<Situation>, ...changes: [string, StepChanges][]) {
  const situation = { ...unknownSituation, ...known };
  let records: Record<string, StoredStep> = Object.fromEntries(
    rules.map(({ key }) => [
      key,
      { status: 'open', completed_at: null, booked_for: null, is_added: false, is_unlocked: false },
    ]),
  );
  const apply = (key: string, change: StepChanges) =>
    updatePlan({ rules, situation, records, today: '2026-11-20' }, key, change, now);
  let plan: Extract<ReturnType<typeof apply>, { plan: unknown }>['plan'] = { steps: [], leftOut: [] };
  for (const [key, change] of changes) {
    const result = apply(key, change);
    if ('problem' in result) expect.fail(`${key}: ${result.problem}`);
    ({ records, plan } = result);
  }
  const stepOf = (key: string) => plan.steps.find((step) => step.key === key);
  return { apply, records, plan, stepOf };
}

const student: Partial<Situation> = { purpose: 'study', nationality: 'eu' };

describe('a changed step', () => {
  test('unlocks the steps that needed it, and stores that they are unlocked', () => {
    const { records, stepOf } = update(student, ['housing', { status: 'not_applicable' }]);
    expect(stepOf('anmeldung')).toMatchObject({ is_unlocked: true });
    expect(records.anmeldung).toMatchObject({ is_unlocked: true });
  });

  test('locks nothing when it is opened again', () => {
    const { stepOf } = update(
      student,
      ['housing', { is_completed: true }],
      ['housing', { is_completed: false }],
    );
    expect(stepOf('housing')).toMatchObject({ status: 'open', is_completed: false });
    expect(stepOf('anmeldung')).toMatchObject({ is_unlocked: true });
  });

  test('cannot be completed while it is locked or left out', () => {
    const { apply } = update(student);
    expect(apply('anmeldung', { status: 'done' })).toEqual({ problem: 'step_locked' });
    expect(apply('residence-permit', { status: 'done' })).toEqual({ problem: 'step_left_out' });
    expect(apply('unknown', { status: 'done' })).toEqual({ problem: 'step_not_found' });
  });

  test('is added to the plan when a left-out step is opened', () => {
    const { records, plan, stepOf } = update(student, ['residence-permit', { status: 'open' }]);
    expect(stepOf('residence-permit')).toMatchObject({ reason: 'added' });
    expect(records['residence-permit']).toMatchObject({ is_added: true });
    expect(plan.leftOut.map(({ key }) => key)).not.toContain('residence-permit');
  });

  test('unlocks the next standard step without a situation', () => {
    const [first, second] = rules;
    const { stepOf } = update({}, [first?.key ?? '', { is_completed: true }]);
    expect(stepOf(second?.key ?? '')).toMatchObject({ is_unlocked: true });
  });
});

test.each([
  [{ is_completed: true }, { status: 'done', is_completed: true, completed_at: now }],
  [{ is_completed: false }, { status: 'open', is_completed: false, completed_at: null }],
  [{ status: 'not_applicable' }, { status: 'not_applicable', is_completed: false, completed_at: null }],
  [{ booked_for: '2026-12-01' }, { booked_for: '2026-12-01' }],
] satisfies [StepChanges, object][])('%j changes the stored fields', (changes, fields) => {
  expect(changedStepFields({ completed_at: null }, changes, now)).toEqual(fields);
});

test('completing a completed step keeps its time', () => {
  const completed_at = '2026-11-01T09:00:00.000Z';
  expect(changedStepFields({ completed_at }, { is_completed: true }, now)).toMatchObject({ completed_at });
});
