import { loadGlossary } from '@settlement-help/content/glossary';
import { loadLetterTitles } from '@settlement-help/content/letters';
import { loadOffices } from '@settlement-help/content/offices';
import {
  ApiError,
  type Country,
  isUnknown,
  type Language,
  type RequestOptions,
  type Situation,
  type Step,
} from '@settlement-help/contract';
import { queryOptions } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api, linkRenewalInterval } from '#app/lib/api/client.ts';
import { sendDestination, syncDestination } from '#app/lib/api/destination.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { contentQuery } from '#app/lib/content/useContent.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';

/** Thrown if the steps of a first visit cannot be created; the reason is its `cause`. */
export class InitializationError extends Error {}

async function initializeSteps(country: Country, signal: AbortSignal) {
  try {
    return await api.initializeSteps({}, { signal });
  } catch (error) {
    // 409: the server has no destination, because saving it failed before.
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

/** The steps of a country; the first request creates them (§4 Checklist step). */
export const stepsQuery = (country: Country) =>
  queryOptions({
    queryKey: queryKeys.steps(country),
    refetchInterval: linkRenewalInterval,
    queryFn: ({ signal }) =>
      loadOrCopy(queryKeys.steps(country), async () => {
        const isOfCountry = (step: Step) => (step.country ?? country) === country;
        let steps = await fetchSteps(country, signal);
        if (!steps.every(isOfCountry)) {
          await syncDestination(country, { signal });
          steps = await fetchSteps(country, signal);
          if (!steps.every(isOfCountry)) throw new Error('Other destination');
        }
        return steps.map(withAbsoluteUrls.step);
      }),
  });

export const leftOutStepsQuery = (country: Country) =>
  queryOptions({
    queryKey: queryKeys.leftOutSteps(country),
    queryFn: ({ signal }) =>
      loadOrCopy(queryKeys.leftOutSteps(country), async () =>
        (await api.listLeftOutSteps({}, { signal })).map(withAbsoluteUrls.step),
      ),
  });

/** Resolves to the situation on the server, or null if the server has no such endpoint. */
export const loadSituation = (options: RequestOptions) => nullIfNotFound(api.getSituation({}, options));

/** The queries cache null for a situation without any answer. */
export const nullIfUnknown = (situation: Situation) => (isUnknown(situation) ? null : situation);

/** The person's situation; null if nothing is known or the server has no such endpoint. */
export const situationQuery = queryOptions({
  queryKey: queryKeys.situation,
  queryFn: ({ signal }) =>
    loadOrCopy(queryKeys.situation, async () => {
      const situation = await loadSituation({ signal });
      return situation && nullIfUnknown(situation);
    }),
});

export const letterTitlesQuery = (language: Language, country: Country) =>
  contentQuery(language, `${country}/letters`, () => loadLetterTitles(language, country));

export const glossaryQuery = (language: Language, country: Country) =>
  contentQuery(language, `${country}/glossary`, () => loadGlossary(language, country));

/** The offices of a country; their names are not translated. */
export const officesQuery = (country: Country) =>
  contentQuery('en', `${country}/offices`, () => loadOffices(country));
