import type { Country } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { leftOutQuery } from './planQueries.ts';
import { useStepTranslations } from './useStepTranslations.ts';

/** The steps that are not for the person, in the language of the page; none until they are loaded. */
export function useLeftOutSteps(country: Country) {
  const translate = useStepTranslations(country);
  const { data = [] } = useQuery(leftOutQuery(country));
  return translate?.(data) ?? [];
}
