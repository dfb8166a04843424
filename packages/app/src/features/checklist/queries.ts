import { ApiError, type Country, type Step } from '@settlement-help/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, apiHref, linksLast } from '#app/lib/api/client.ts';
import { agreeOnDestination, sendDestination } from '#app/lib/api/destination.ts';

/** The steps were there to be made, and that failed. */
export class InitializationError extends Error {
  override readonly name = 'InitializationError';
}

/** A step as the API answered it, with an address of its document that the browser can follow. */
export const followable = (step: Step): Step => ({
  ...step,
  document_url: step.document_url && apiHref(step.document_url),
});

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
    const reason = cause instanceof ApiError ? (cause.detail ?? cause.message) : String(cause);
    throw new InitializationError(reason, { cause });
  }
}

/** The steps of the destination; they are made on the first visit (§4 Checklist step). */
export const stepsQuery = (country: Country) =>
  queryOptions({
    queryKey: ['steps', country],
    refetchInterval: linksLast,
    queryFn: async ({ signal }) => {
      const isOfCountry = (step: Step) => (step.country ?? country) === country;
      const steps = await fetchSteps(country, signal);
      if (steps.every(isOfCountry)) return steps.map(followable);
      await agreeOnDestination(country, { signal });
      const agreed = await fetchSteps(country, signal);
      if (!agreed.every(isOfCountry)) throw new Error('The destination was changed elsewhere.');
      return agreed.map(followable);
    },
  });
