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

/** What an answer makes of its step, all of it or in part. */
type Answered = Pick<Step, 'id' | 'step_number' | 'is_completed'> & Partial<Step>;

/** The steps with an answer in them: Yes unlocks the next one, and No locks nothing (rulings, Checklist). */
export const withAnswered = (steps: Step[], answered: Answered) =>
  steps.map((step) => {
    if (step.id === answered.id) return { ...step, ...answered };
    const unlocks = answered.is_completed && step.step_number === answered.step_number + 1;
    return unlocks ? { ...step, is_unlocked: true } : step;
  });

const answeredBy = ({ step: { id, step_number }, isCompleted }: StepAnswer, at: number): Answered => ({
  id,
  step_number,
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
    () => data && answers.reduce((all, answer) => (answer ? withAnswered(all, answer) : all), data),
    [data, answers],
  );
  return { steps, error, refetch };
}
