import type { Country } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { useStepTranslations } from '#app/features/checklist/useStepTranslations.ts';
import { leftOutQuery } from './planQueries.ts';

/** The steps that are not for the person, in the language of the page; none until they are loaded. */
export function useLeftOutSteps(country: Country, hasPlan: boolean) {
  const translate = useStepTranslations(country);
  const { data = [] } = useQuery({ ...leftOutQuery(country), enabled: hasPlan });
  return translate?.(data) ?? [];
}
