import { loadLetterTitles } from '@settlement-help/content/letters';
import type { Country, Language } from '@settlement-help/contract';
import { contentQuery } from './useContent.ts';

/** The titles of a country's letters. */
export const letterTitlesQuery = (language: Language, country: Country) =>
  contentQuery(language, `${country}/letters`, () => loadLetterTitles(language, country));
