import type { Language } from '../src/types.ts';
import { isShipped } from './languages.ts';
import type { TranslatedText } from './translations.ts';

const nameIn = new Intl.DisplayNames('en', { type: 'language' });

const list = (title: string, texts: readonly TranslatedText[]) =>
  texts.length > 0 ? [`  ${title}:`, ...texts.map(({ name }) => `    ${name}`)] : [];

/** Describes for one language how many texts are translated, outdated and missing. */
export function describeTranslations(language: Language, all: readonly TranslatedText[]) {
  const texts = all.filter((text) => text.language === language);
  const current = texts.filter(({ state }) => state === 'current');
  const count = (by: TranslatedText['by']) => current.filter((text) => text.by === by).length;
  const shipped = isShipped(language) ? ', shipped' : '';
  return [
    `${nameIn.of(language)} (${language}${shipped}): ${current.length} of ${texts.length} texts`,
    `  ${count('human')} by a person, ${count('machine-reviewed')} by a machine and reviewed, ${count('machine')} by a machine`,
    ...list(
      'outdated, because the English text changed',
      texts.filter(({ state }) => state === 'outdated'),
    ),
    ...list(
      'missing',
      texts.filter(({ state }) => state === 'missing'),
    ),
  ].join('\n');
}
