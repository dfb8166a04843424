import { language } from '../../../packages/app/src/lib/language/language.ts';
import { type Language, languages } from '../../../packages/contract/src/index.ts';

/** Toolbar options: each language by its own name. */
export const languageItems = languages.map((value) => ({
  value,
  title: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
}));

/** Changes the language of the whole page, as the app does. */
export async function speak(locale: Language) {
  const { texts, language: current } = language.get();
  if (!texts || current !== locale) await language.choose(locale);
}
