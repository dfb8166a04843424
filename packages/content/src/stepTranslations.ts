import { load } from '../dist/stepTranslations.ts';
import type { Country, Language, StepTranslations } from './types.ts';

/** Loads the translated checklist texts of the steps of a country, by step key. */
export const loadStepTranslations = async (language: Language, country: Country): Promise<StepTranslations> =>
  (await load[language][country]()).stepTranslations;
