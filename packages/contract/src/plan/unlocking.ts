/** The fields that decide unlocking. */
interface StepProgress {
  id: string;
  step_number: number;
  is_completed: boolean;
  is_unlocked: boolean;
  key?: string | null;
  status?: 'open' | 'done' | 'not_applicable';
  needs?: readonly string[];
}

/** A step is locked by the previous step (§4), or in a personal plan by its prerequisites. */
export type StepLock = 'number' | 'needs';

const isOpen = ({ is_completed, status }: StepProgress) => !is_completed && status !== 'not_applicable';

/** Unlocks every step that can be unlocked. Never locks a step again. */
export const unlockSteps = <S extends StepProgress>(steps: readonly S[], lock: StepLock = 'number'): S[] => {
  const open = steps.filter(isOpen);
  const isLocked = ({ step_number, needs = [] }: S) =>
    lock === 'number'
      ? step_number > 1 && !steps.some((step) => step.step_number === step_number - 1 && !isOpen(step))
      : open.some(({ key }) => key != null && needs.includes(key));
  return steps.map((step) => (step.is_unlocked || isLocked(step) ? step : { ...step, is_unlocked: true }));
};

/** Changes one step and unlocks the steps that depend on it, if it is completed or not applicable. */
export const applyStepStatus = <S extends StepProgress>(
  steps: readonly S[],
  changed: Pick<S, 'id'> & Partial<S>,
  lock: StepLock = 'number',
): S[] =>
  unlockSteps(
    steps.map((step) => (step.id === changed.id ? { ...step, ...changed } : step)),
    lock,
  );
