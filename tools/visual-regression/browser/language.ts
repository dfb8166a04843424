import { language, loadTextsOfScreens } from '../../../packages/app/src/lib/language/language.ts';
import { loadFirstTexts, loadScreenTexts, type Texts } from '../../../packages/app/src/messages/texts.ts';
import { type Language, languages } from '../../../packages/contract/src/index.ts';

/** What the toolbar offers: each language by its own name. */
export const languageItems = languages.map((value) => ({
  value,
  title: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
}));

/** Speaks a language in the whole page, as the app does. */
export async function speak(locale: Language) {
  await loadTextsOfScreens();
  if (language.get().language !== locale) await language.choose(locale);
}

/** All texts of a language, for a story that stands beside others and leaves the page's language alone. */
export async function loadTexts(locale: Language): Promise<Texts> {
  const [first, screens] = await Promise.all([loadFirstTexts(locale), loadScreenTexts(locale)]);
  return (format) => ({ ...first(format), ...screens(format) });
}
