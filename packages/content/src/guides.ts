import { load } from '../dist/guides.ts';
import { loadEntry } from './loadEntry.ts';
import type { Country, Language, StepGuide } from './types.ts';

/** Loads the full guide of a step, or null if the country has no such step. */
export async function loadStepGuide(
  language: Language,
  country: Country,
  key: string,
): Promise<StepGuide | null> {
  const { guides } = await load[language][country]();
  return loadEntry(guides, key, 'guide');
}

/** Lists the keys of all steps of a country. */
export const loadStepKeys = async (language: Language, country: Country): Promise<string[]> =>
  Object.keys((await load[language][country]()).guides);
