/** What the rule reads of a step. */
interface StepProgress {
  id: string;
  step_number: number;
  is_completed: boolean;
  is_unlocked: boolean;
}

/** The locked steps that can be unlocked now: the first one, and each one after a completed one (§4). */
export const stepsToUnlock = <S extends StepProgress>(steps: readonly S[]): S[] => {
  const completed = new Set(steps.filter((step) => step.is_completed).map((step) => step.step_number));
  return steps.filter(
    ({ is_unlocked, step_number }) => !is_unlocked && (step_number === 1 || completed.has(step_number - 1)),
  );
};

/** The steps with every step unlocked that can be. Nothing locks a step again. */
export const unlockSteps = <S extends StepProgress>(steps: readonly S[]): S[] => {
  const unlocked = new Set(stepsToUnlock(steps));
  return steps.map((step) => (unlocked.has(step) ? { ...step, is_unlocked: true } : step));
};

/** The steps after one of them has changed: completing it unlocks the next one. */
export const applyStepStatus = <S extends StepProgress>(
  steps: readonly S[],
  changed: Pick<S, 'id'> & Partial<S>,
): S[] => unlockSteps(steps.map((step) => (step.id === changed.id ? { ...step, ...changed } : step)));
