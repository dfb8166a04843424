import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../packages/content/build/files.ts';
import { readYaml } from '../../packages/content/build/translations.ts';
import { Terms } from '../../packages/content/src/schema.ts';
import {
  folders,
  type Language,
  listTexts,
  readSource,
  type Tree,
  translated,
} from '../../tools/messages/source.ts';
import { readTranslations } from '../../tools/messages/translations.ts';

const content = join(import.meta.dirname, '../../packages/content');

type NamedText = [name: string, text: string];

const messagesOf = (language: Language): NamedText[] =>
  folders.flatMap((folder) =>
    language === 'en'
      ? [...readSource(folder).values()].flatMap((tree) => listTexts(tree))
      : readTranslations(folder, language).map(({ key, text }): NamedText => [key, text]),
  );

const contentOf = (language: Language): NamedText[] =>
  globSync(`{france,germany}/**/${language}.yaml`, { cwd: content }).flatMap((file) =>
    listTexts(readYaml(join(content, file)) as Tree).map(
      ([key, text]): NamedText => [`${file} ${key}`, text],
    ),
  );

/** Matches the beginning of a word, so that one entry covers the forms of an inflected word. */
const startsWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(word)}`, 'iu');

describe.each<Language>(['en', ...translated])('the texts in %s', (language) => {
  const texts = [...messagesOf(language), ...contentOf(language)];
  const terms = readFile(join(content, `terms/${language}.yaml`), Terms);

  test.each(terms)('use "$term" for $for', ({ not, except }) => {
    const checked = texts.filter(([name]) => !except.some((start) => name.startsWith(start)));
    expect(checked.length).toBeGreaterThan(1000);
    expect(checked.filter(([, text]) => not.some((word) => startsWord(word).test(text)))).toEqual([]);
  });
});
