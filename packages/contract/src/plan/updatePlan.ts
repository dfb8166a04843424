import type { Situation } from '../entities/situation.ts';
import type { Step, StepChanges } from '../entities/step.ts';
import { isUnknown, makePlan, type Plan, type PlanInput, type StepRecord } from './makePlan.ts';
import { relevanceOf } from './relevance.ts';
import { unlockSteps } from './unlocking.ts';

export interface StoredStep extends StepRecord, Pick<Step, 'completed_at' | 'booked_for'> {}

/** The fields that a PATCH changes. `now` is a UTC timestamp. */
export function changedStepFields(
  { completed_at }: Pick<Step, 'completed_at'>,
  { is_completed, status: newStatus, booked_for }: StepChanges,
  now: string,
) {
  const status = is_completed === undefined ? newStatus : is_completed ? 'done' : 'open';
  return {
    ...(status && {
      status,
      is_completed: status === 'done',
      completed_at: status === 'done' ? (completed_at ?? now) : null,
    }),
    ...(booked_for !== undefined && { booked_for }),
  };
}

type StoredPlanInput<R extends StoredStep> = Required<PlanInput<R>>;

/** Changes one step. Returns the new plan and records, or a problem. Reopening a left-out step adds it to the plan. */
export function updatePlan<R extends StoredStep>(
  input: StoredPlanInput<R>,
  key: string,
  changes: StepChanges,
  now: string,
) {
  const { rules, situation, records } = input;
  const before = makePlan(input);
  const step = before.steps.find((planned) => planned.key === key);
  const record = records[key];
  const rule = rules.find((each) => each.key === key);
  if (!record || !rule || !(step || before.leftOut.some((planned) => planned.key === key)))
    return { problem: 'step_not_found' } as const;

  const { is_completed, ...fields } = changedStepFields(record, changes, now);
  if (is_completed && !step) return { problem: 'step_left_out' } as const;
  if (is_completed && !step?.is_unlocked) return { problem: 'step_locked' } as const;

  const isForPerson = isUnknown(situation) || relevanceOf(rule, situation).relevance !== 'no';
  const is_added = record.is_added || (fields.status === 'open' && !isForPerson);
  const changed = { ...storeUnlocked(before, situation, records), [key]: { ...record, ...fields, is_added } };
  const lock = isUnknown(situation) ? 'number' : 'needs';
  const plan = isForPerson
    ? { ...before, steps: unlockSteps(withStatus(before.steps, key, fields.status), lock) }
    : makePlan({ ...input, records: changed });
  return { plan, records: storeUnlocked(plan, situation, changed) };
}

/** Opens all steps. Steps that were in the plan only because they were completed are added, so that they stay in it. */
export function resetPlan<R extends StoredStep>(input: StoredPlanInput<R>) {
  const before = new Set(makePlan(input).steps.map(({ key }) => key));
  const opened = Object.fromEntries(
    Object.entries(input.records).map(([key, record]) => [
      key,
      { ...record, status: 'open' as const, completed_at: null, is_unlocked: false, booked_for: null },
    ]),
  );
  for (const { key } of makePlan({ ...input, records: opened }).leftOut) {
    const record = opened[key];
    if (record && before.has(key)) opened[key] = { ...record, is_added: true };
  }
  return opened;
}

/** Marks the steps that the plan has unlocked. A step that needs no other was never locked, so it is not marked. */
export function storeUnlocked<R extends StepRecord>(
  { steps }: Plan,
  situation: Situation,
  records: Readonly<{ [key: string]: R }>,
) {
  const stored: { [key: string]: R } = { ...records };
  for (const { key, is_unlocked, is_completed, needs } of steps) {
    const record = stored[key];
    if (record && is_unlocked && (is_completed || needs.length > 0 || isUnknown(situation)))
      stored[key] = { ...record, is_unlocked: true };
  }
  return stored;
}

const withStatus = (steps: Plan['steps'], key: string, status: StepRecord['status'] | undefined) =>
  steps.map((step) =>
    status && step.key === key ? { ...step, status, is_completed: status === 'done' } : step,
  );
