import type { Country, Language, OfficialLanguage } from '../src/types.ts';

/**
 * A missing or outdated text of a `shipped` language fails the compilation of messages and the release build of content
 * (`--strict`). In a language that is `inProgress`, such a text is shown in English.
 */
export const translationStates: Record<Language, 'shipped' | 'inProgress'> = {
  en: 'shipped',
  fr: 'shipped',
  de: 'shipped',
  ar: 'shipped',
  uk: 'shipped',
  tr: 'shipped',
};

export const languageCodes = Object.keys(translationStates) as Language[];

export const isShipped = (language: Language) => translationStates[language] === 'shipped';

/** The language of the letters and official terms of a country. */
export const officialLanguages: Record<Country, OfficialLanguage> = { France: 'fr', Germany: 'de' };
