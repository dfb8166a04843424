import type { Country, Language, OfficialLanguage } from '../src/types.ts';

/**
 * The build fails if a text of a shipped language is missing or outdated. In a language that is `begun`, such a text is
 * shown in English.
 */
export const languages: Record<Language, 'shipped' | 'begun'> = {
  en: 'shipped',
  fr: 'shipped',
  de: 'shipped',
  ar: 'shipped',
  uk: 'shipped',
  tr: 'shipped',
};

export const languageCodes = Object.keys(languages) as Language[];

export const isShipped = (language: Language) => languages[language] === 'shipped';

/** The language of the letters and official terms of a country. */
export const officialLanguages: Record<Country, OfficialLanguage> = { France: 'fr', Germany: 'de' };
