import { load } from '../dist/counterGuides.ts';
import { loadEntry } from './loadEntry.ts';
import type { CounterGuide, Country, Language } from './types.ts';

/** Loads the counter guide of a step, or null if the country has no such step. */
export async function loadCounterGuide(
  language: Language,
  country: Country,
  key: string,
): Promise<CounterGuide | null> {
  const { counterGuides } = await load[language][country]();
  return loadEntry(counterGuides, key, 'counterGuide');
}
