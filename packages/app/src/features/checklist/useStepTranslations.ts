import type { StepTranslations } from '@settlement-help/content';
import type { Country, Language, Step } from '@settlement-help/contract';
import { useMemo } from 'react';
import { preloadContent, useContent } from '#app/lib/content/useContent.ts';
import { useLanguage } from '#app/lib/language/language.ts';
import { type TranslatedStep, translateStep } from './translateStep.ts';

const none: StepTranslations = {};

const translationsOf = (country: Country) => {
  const load = async (language: Language): Promise<StepTranslations> => {
    // The server speaks English.
    if (language === 'en') return none;
    const { loadStepTranslations } = await import('@settlement-help/content/stepTranslations');
    return loadStepTranslations(language, country);
  };
  return [`${country}/steps`, load] as const;
};

/** Loads ahead what says the steps in the language of the page. */
export const preloadStepTranslations = (country: Country) => preloadContent(...translationsOf(country));

/** Says steps in the language of the page; `undefined` until their translations are loaded. */
export function useStepTranslations(country: Country) {
  const { language } = useLanguage();
  const { content, failure } = useContent(...translationsOf(country));
  // Where no translation can be loaded, English is better than nothing.
  const translations = content ?? (language === 'en' || failure ? none : undefined);
  return useMemo(
    () =>
      translations &&
      ((steps: readonly Step[]): readonly TranslatedStep[] =>
        language === 'en' ? steps : steps.map((step) => translateStep(step, translations))),
    [language, translations],
  );
}
