import type { StepTranslations } from '@settlement-help/content';
import type { Country, Language, Step } from '@settlement-help/contract';
import { useMemo } from 'react';
import { useContent } from '#app/lib/content/useContent.ts';
import { useLanguage } from '#app/lib/language/language.ts';
import { type TranslatedStep, translateStep } from './translateStep.ts';

const load =
  (country: Country) =>
  async (language: Language): Promise<StepTranslations> => {
    if (language === 'en') return {};
    const { loadStepTranslations } = await import('@settlement-help/content/stepTranslations');
    return loadStepTranslations(language, country);
  };

const none: StepTranslations = {};

/** Says steps in the language of the page; `undefined` until their translations are loaded. */
export function useStepTranslations(country: Country) {
  const { language } = useLanguage();
  const { content, failure } = useContent(`${country}/steps`, load(country));
  // The server speaks English. Where no translation can be loaded, that is better than nothing.
  const translations = content ?? (language === 'en' || failure ? none : undefined);
  return useMemo(
    () =>
      translations &&
      ((steps: readonly Step[]): readonly TranslatedStep[] =>
        language === 'en' ? steps : steps.map((step) => translateStep(step, translations))),
    [language, translations],
  );
}
