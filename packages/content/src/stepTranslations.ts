import { load } from '../dist/stepTranslations.ts';
import type { Country, Language, StepTranslations } from './types.ts';

/** Loads what the checklist shows of the steps of a country in place of the English texts, by key. */
export const loadStepTranslations = async (language: Language, country: Country): Promise<StepTranslations> =>
  (await load[language][country]()).stepTranslations;
