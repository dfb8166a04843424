import { ApiError, type Country, type Step } from '@settlement-help/contract';
import { queryOptions } from '@tanstack/react-query';
import { absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api, linkRenewalInterval } from '#app/lib/api/client.ts';
import { agreeOnDestination, sendDestination } from '#app/lib/api/destination.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';

/** Thrown when the steps of a first visit could not be made, with the reason as its `cause`. */
export class InitializationError extends Error {}

async function initializeSteps(country: Country, signal: AbortSignal) {
  try {
    return await api.initializeSteps({}, { signal });
  } catch (error) {
    // The server has no destination: the choice had not reached it.
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    await sendDestination(country, { signal });
    return api.initializeSteps({}, { signal });
  }
}

async function fetchSteps(country: Country, signal: AbortSignal) {
  const steps = await api.listSteps({}, { signal });
  if (steps.length > 0) return steps;
  try {
    return await initializeSteps(country, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new InitializationError(undefined, { cause });
  }
}

/** The steps of the destination; they are made on the first visit (§4 Checklist step). */
export const stepsQuery = (country: Country) =>
  queryOptions({
    queryKey: queryKeys.steps(country),
    refetchInterval: linkRenewalInterval,
    queryFn: ({ signal }) =>
      loadOrCopy(queryKeys.steps(country), async () => {
        const isOfCountry = (step: Step) => (step.country ?? country) === country;
        const steps = await fetchSteps(country, signal);
        if (steps.every(isOfCountry)) return steps.map(absoluteUrls.step);
        await agreeOnDestination(country, { signal });
        const agreed = await fetchSteps(country, signal);
        if (!agreed.every(isOfCountry)) throw new Error('Other destination');
        return agreed.map(absoluteUrls.step);
      }),
  });
