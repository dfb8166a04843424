import type { Country, Step } from '@settlement-help/contract';
import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stepsQuery } from './queries.ts';

/** What the person said of a step. */
export interface StepAnswer {
  step: Step;
  isCompleted: boolean;
}

export const answersKey = (country: Country) => ['steps', country, 'answers'];

/** The steps with an answer in them: Yes unlocks the next one, and No locks nothing (rulings, Checklist). */
const withAnswer = (steps: Step[], { step: answered, isCompleted, at }: StepAnswer & { at: number }) =>
  steps.map((step) => {
    if (step.id === answered.id) {
      const completed_at = isCompleted ? new Date(at).toISOString() : null;
      return { ...step, is_completed: isCompleted, completed_at };
    }
    const unlocks = isCompleted && step.step_number === answered.step_number + 1;
    return unlocks ? { ...step, is_unlocked: true } : step;
  });

/** The same with the step as the server has it now. */
export const withAnswered = (steps: Step[], step: Step) =>
  withAnswer(steps, { step, isCompleted: step.is_completed, at: 0 }).map((one) =>
    one.id === step.id ? step : one,
  );

/**
 * The checklist of a country. An answer shows from the press on: it lies over what the server said until the server
 * has it, so nothing needs to be taken back where it fails.
 */
export function useSteps(country: Country) {
  const { data, error, refetch } = useQuery(stepsQuery(country));
  const answers = useMutationState({
    filters: { mutationKey: answersKey(country), status: 'pending' },
    select: ({ state }: Mutation<Step, Error, StepAnswer>) =>
      state.variables && { ...state.variables, at: state.submittedAt },
  });
  const steps = useMemo(
    () => data && answers.reduce((all, answer) => (answer ? withAnswer(all, answer) : all), data),
    [data, answers],
  );
  return { steps, error, refetch };
}
