import type { StepTranslations, Translation } from '@settlement-help/content';
import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import type { Country, Language, Step } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentQuery } from '#app/lib/content/useContent.ts';
import { useLanguage } from '#app/lib/language/language.ts';

/** A step in the page's language; `languageProps` are set if its texts are the server's English ones. */
export type TranslatedStep = Step & { translation?: Translation; languageProps?: typeof english };

export const english = { lang: 'en', dir: 'ltr' } as const;

const noTranslations: StepTranslations = {};

export const stepTranslationsQuery = (language: Language, country: Country) =>
  contentQuery(language, `${country}/steps`, async () =>
    language === 'en' ? noTranslations : loadStepTranslations(language, country),
  );

function translateStep(step: Step, translations: StepTranslations): TranslatedStep {
  const { key } = step;
  return {
    ...step,
    ...(key && Object.hasOwn(translations, key) ? translations[key] : { languageProps: english }),
  };
}

/** Returns a function that translates steps, or `undefined` until the translations are loaded. */
export function useStepTranslations(country: Country) {
  const { language } = useLanguage();
  const { data, error } = useQuery(stepTranslationsQuery(language, country));
  // If the translations fail to load, the steps are shown in English.
  const translations = data ?? (language === 'en' || error ? noTranslations : undefined);
  return useMemo(
    () =>
      translations &&
      ((steps: readonly Step[]): readonly TranslatedStep[] =>
        language === 'en' ? steps : steps.map((step) => translateStep(step, translations))),
    [language, translations],
  );
}
