import {
  applyStepStatus,
  type Country,
  countries,
  type Situation,
  type Step,
  type StepLock,
} from '@settlement-help/contract';
import { type MutationOptions, onlineManager, type QueryClient } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { isNetworkError, isTemporary } from '#app/lib/api/networkError.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { situationQuery, stepsQuery } from '../queries.ts';

export interface StepStatus {
  step: Step;
  isCompleted: boolean;
}

/** A personal plan unlocks a step when the steps that it needs are completed; the standard steps unlock by number. */
export const stepLockOf = (situation: Situation | null | undefined): StepLock =>
  situation ? 'needs' : 'number';

/** One request at a time per country, so that an old response never comes after a new one. */
export const stepScope = (country: Country) => ({ id: `steps ${country}` });

/**
 * Replaces a step in the cache and unlocks the steps that waited for it. A document stays attached, because its upload may
 * have ended after the server made this response.
 */
export const replaceStep = (client: QueryClient, country: Country, changed: Step) =>
  changeCached(client, stepsQuery(country).queryKey, (steps) => {
    const { has_document, document_url, document_name } =
      steps.find(({ id }) => id === changed.id) ?? changed;
    const lacksDocument = has_document && !changed.has_document;
    return applyStepStatus(
      steps,
      {
        ...withAbsoluteUrls.step(changed),
        ...(lacksDocument && { has_document, document_url, document_name }),
      },
      stepLockOf(client.getQueryData(situationQuery.queryKey)),
    );
  });

const mutationOptions = (
  client: QueryClient,
  country: Country,
): MutationOptions<Step, Error, StepStatus> => ({
  scope: stepScope(country),
  // Without a network, the mutation pauses instead of failing.
  networkMode: 'online',
  retry: (_count, error) => isNetworkError(error) && !onlineManager.isOnline(),
  mutationFn: ({ step, isCompleted }) =>
    api.updateStep({ params: { id: step.id }, body: { is_completed: isCompleted } }),
  onSuccess: (step) => replaceStep(client, country, step),
  // Another device may have changed the steps, such as by a reset.
  onError: () => {
    client.invalidateQueries({ queryKey: stepsQuery(country).queryKey });
  },
});

/** Defines how statuses are saved, also those that were queued before a reload. */
export function setStepStatusDefaults(client: QueryClient) {
  for (const country of countries) {
    const options = mutationOptions(client, country);
    client.setMutationDefaults(queryKeys.stepStatuses(country), options);
    client.setMutationDefaults(queryKeys.queuedStepStatuses(country), {
      ...options,
      meta: { isQueued: true },
      // A browser can believe that it is online without reaching the server.
      retry: (_count, error) => isTemporary(error),
    });
  }
}
