import type { StepTranslations } from '@settlement-help/content';
import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import type { Country, Language, Step } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentQuery } from '#app/lib/content/useContent.ts';
import { useLanguage } from '#app/lib/language/language.ts';
import { type TranslatedStep, translateStep } from './translateStep.ts';

const none: StepTranslations = {};

/** The translated texts of a country's steps. None in English, which the server speaks. */
export const stepTranslationsQuery = (language: Language, country: Country) =>
  contentQuery(language, `${country}/steps`, async (): Promise<StepTranslations> => {
    if (language === 'en') return none;
    return loadStepTranslations(language, country);
  });

/** Returns a function that translates steps, `undefined` until their translations are loaded. */
export function useStepTranslations(country: Country) {
  const { language } = useLanguage();
  const { data, error } = useQuery(stepTranslationsQuery(language, country));
  // English is better than nothing.
  const translations = data ?? (language === 'en' || error ? none : undefined);
  return useMemo(
    () =>
      translations &&
      ((steps: readonly Step[]): readonly TranslatedStep[] =>
        language === 'en' ? steps : steps.map((step) => translateStep(step, translations))),
    [language, translations],
  );
}
