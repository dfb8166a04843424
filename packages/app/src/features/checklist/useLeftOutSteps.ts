import type { Country } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { leftOutQuery } from './planQueries.ts';
import { useStepTranslations } from './useStepTranslations.ts';

/** The steps that are not for the person, in the language of the page; none until they are loaded, or why they could not be. */
export function useLeftOutSteps(country: Country) {
  const translate = useStepTranslations(country);
  const { data = [], error, refetch } = useQuery(leftOutQuery(country));
  return { steps: translate?.(data) ?? [], error, refetch };
}
