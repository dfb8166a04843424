import { applyStepStatus, type Country, type Step } from '@settlement-help/contract';
import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stepsQuery } from './queries.ts';

/** What the person said of a step. */
export interface StepAnswer {
  step: Step;
  isCompleted: boolean;
}

export const answersKey = (country: Country) => ['steps', country, 'answers'];

const answeredBy = ({ step, isCompleted }: StepAnswer, at: number) => ({
  id: step.id,
  is_completed: isCompleted,
  completed_at: isCompleted ? new Date(at).toISOString() : null,
});

/**
 * The checklist of a country. An answer shows from the press on: it lies over what the server said until the server
 * has it, so nothing needs to be taken back where it fails.
 */
export function useSteps(country: Country) {
  const { data, error, refetch } = useQuery(stepsQuery(country));
  const answers = useMutationState({
    filters: { mutationKey: answersKey(country), status: 'pending' },
    select: ({ state }: Mutation<Step, Error, StepAnswer>) =>
      state.variables && answeredBy(state.variables, state.submittedAt),
  });
  const steps = useMemo(
    () => data && answers.reduce((all, answer) => (answer ? applyStepStatus(all, answer) : all), data),
    [data, answers],
  );
  return { steps, error, refetch };
}
