import { applyStepStatus, type Country, changedStepFields, type Step } from '@settlement-help/contract';
import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { leftOutStepsQuery, situationQuery, stepsQuery } from './queries.ts';
import { type StepStatus, stepLockOf } from './status/stepStatus.ts';
import { type TranslatedStep, useStepTranslations } from './stepTranslations.ts';

/**
 * The steps of a country in the language of the page. An optimistic update: a pending status is applied to the
 * server's data while rendering, so a failed request needs no rollback.
 */
export function useSteps(country: Country) {
  const { data: situation } = useQuery(situationQuery);
  const lock = stepLockOf(situation);
  const translate = useStepTranslations(country);
  const { data, error, refetch } = useQuery(stepsQuery(country));
  const pending = useMutationState({
    filters: { mutationKey: queryKeys.stepStatuses(country), status: 'pending' },
    select: ({ state: { variables, submittedAt } }: Mutation<Step, Error, StepStatus>) =>
      variables && {
        id: variables.step.id,
        ...changedStepFields(
          variables.step,
          { is_completed: variables.isCompleted },
          new Date(submittedAt).toISOString(),
        ),
      },
  });
  const steps = useMemo(
    () =>
      data &&
      translate?.(pending.reduce((all, change) => (change ? applyStepStatus(all, change, lock) : all), data)),
    [data, pending, lock, translate],
  );
  return { steps, error, refetch };
}

/** The steps that a personal plan leaves out, in the language of the page. */
export function useLeftOutSteps(country: Country) {
  const translate = useStepTranslations(country);
  const { data, isPending, error, refetch } = useQuery(leftOutStepsQuery(country));
  const steps = useMemo(() => (data && translate?.(data)) ?? noSteps, [data, translate]);
  return { steps, isPending, error, refetch };
}

const noSteps: readonly TranslatedStep[] = [];
