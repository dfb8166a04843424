import { type Language, languages } from '@settlement-help/contract';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
  uk: 'Українська',
  tr: 'Türkçe',
};

/** The name of any language in its own words, or its code if the browser does not know it. */
export function languageNameOf(code: string) {
  const known = languages.find((language) => language === code);
  if (known) return languageNames[known];
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
