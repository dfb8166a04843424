/** What the rule reads of a step. */
interface StepProgress {
  id: string;
  step_number: number;
  is_completed: boolean;
  is_unlocked: boolean;
  key?: string | null;
  status?: 'open' | 'done' | 'not_applicable';
  needs?: readonly string[];
}

/** What keeps a step locked: the one before it (§4), or with a situation those that it needs. */
export type StepLock = 'number' | 'needs';

const isOpen = ({ is_completed, status }: StepProgress) => !is_completed && status !== 'not_applicable';

/** The steps with every step unlocked that can be. Nothing locks a step again. */
export const unlockSteps = <S extends StepProgress>(steps: readonly S[], lock: StepLock = 'number'): S[] => {
  const open = steps.filter(isOpen);
  const isLocked = ({ step_number, needs = [] }: S) =>
    lock === 'number'
      ? step_number > 1 && !steps.some((step) => step.step_number === step_number - 1 && !isOpen(step))
      : open.some(({ key }) => key != null && needs.includes(key));
  return steps.map((step) => (step.is_unlocked || isLocked(step) ? step : { ...step, is_unlocked: true }));
};

/** The steps after one of them has changed: completing it, or saying that it does not apply, unlocks what waits for it. */
export const applyStepStatus = <S extends StepProgress>(
  steps: readonly S[],
  changed: Pick<S, 'id'> & Partial<S>,
  lock: StepLock = 'number',
): S[] =>
  unlockSteps(
    steps.map((step) => (step.id === changed.id ? { ...step, ...changed } : step)),
    lock,
  );
