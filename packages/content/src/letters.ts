import { load } from '../dist/letters.ts';
import { load as loadTitles } from '../dist/letterTitles.ts';
import { loadEntry } from './loadEntry.ts';
import type { Country, Language, Letter, LetterTitle } from './types.ts';

/** Loads the titles of the letters of a country. */
export const loadLetterTitles = async (language: Language, country: Country): Promise<LetterTitle[]> =>
  (await loadTitles[language][country]()).letterTitles;

/** Loads a letter template, or null if the country has no such letter. */
export async function loadLetter(language: Language, country: Country, key: string): Promise<Letter | null> {
  const { letters } = await load[language][country]();
  return loadEntry(letters, key, 'letter');
}
