import type { DueDate } from '../entities/step.ts';
import { addPeriod } from './dates.ts';

interface StepProgress {
  step_number: number;
  is_completed: boolean;
  is_unlocked: boolean;
  key?: string | null;
  status?: 'open' | 'done' | 'not_applicable';
  needs?: readonly string[];
  implied_by?: string | null;
}

/** A step waits for the step before it (`number`, §4) or, in a personal plan, for the steps that it needs (`needs`). */
export type StepLock = 'number' | 'needs';

/**
 * Unlocks every step that waits for no open step of `plan`. Steps never lock again. `makePlan` also unlocks steps
 * with an urgent date (`isUrgent`).
 */
export const unlockSteps = <S extends StepProgress>(
  steps: readonly S[],
  lock: StepLock = 'number',
  plan: readonly StepProgress[] = steps,
): S[] => {
  const isLocked = ({ step_number, is_completed, needs = [] }: S) => {
    if (is_completed) return false;
    if (lock === 'needs')
      return plan.some((step) => isBlocking(step) && step.key != null && needs.includes(step.key));
    // A missing previous step also locks.
    const isPreviousDone = plan.some((step) => step.step_number === step_number - 1 && !isBlocking(step));
    return step_number > 1 && !isPreviousDone;
  };
  return steps.map((step) => (step.is_unlocked || isLocked(step) ? step : { ...step, is_unlocked: true }));
};

/** Replaces fields of one step, and unlocks the steps that waited for it. */
export const applyStepStatus = <S extends StepProgress & { id: string }>(
  steps: readonly S[],
  changed: Pick<S, 'id'> & Partial<S>,
  lock: StepLock = 'number',
): S[] =>
  unlockSteps(
    steps.map((step) => (step.id === changed.id ? { ...step, ...changed } : step)),
    lock,
  );

/** Returns true for an open step that still locks other steps. */
export const isBlocking = ({ is_completed, status, implied_by = null }: StepProgress) =>
  !is_completed && status !== 'not_applicable' && implied_by === null;

/** A legal date within this number of days is urgent: its step is never locked. */
export const urgentDays = 14;

/** Returns true for a legal date in the past or in the next days. */
export const isUrgent = (due: DueDate | null, today: string) =>
  due?.kind === 'legal' &&
  due.date !== null &&
  due.date <= addPeriod(today, { days: urgentDays }) &&
  (due.opens_on === null || due.opens_on <= today);
