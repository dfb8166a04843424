import { applyStepStatus, type Country, changedStepFields, type Step } from '@settlement-help/contract';
import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { stepsQuery } from './queries.ts';
import { useStepLock } from './useStepLock.ts';
import { useStepTranslations } from './useStepTranslations.ts';

/** What the person says of a step. */
export interface StepStatus {
  step: Step;
  isCompleted: boolean;
}

const changeOf = ({ step, isCompleted }: StepStatus, submittedAt: number) => ({
  id: step.id,
  ...changedStepFields(step, { is_completed: isCompleted }, new Date(submittedAt).toISOString()),
});

/**
 * The checklist of a country in the language of the page. A status that was set shows at once, over what the server sent, until the server has it;
 * so nothing needs to be taken back where it fails.
 */
export function useSteps(country: Country) {
  const lock = useStepLock();
  const translate = useStepTranslations(country);
  const { data, error, refetch } = useQuery(stepsQuery(country));
  const pending = useMutationState({
    filters: { mutationKey: queryKeys.stepStatuses(country), status: 'pending' },
    select: ({ state }: Mutation<Step, Error, StepStatus>) =>
      state.variables && changeOf(state.variables, state.submittedAt),
  });
  const steps = useMemo(
    () =>
      data &&
      translate?.(pending.reduce((all, change) => (change ? applyStepStatus(all, change, lock) : all), data)),
    [data, pending, lock, translate],
  );
  return { steps, error, refetch };
}
