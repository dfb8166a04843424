import { join } from 'node:path';
import { languageCodes } from '../packages/content/build/languages.ts';
import { describeTranslations } from '../packages/content/build/reportTranslations.ts';
import { listTranslations } from '../packages/content/build/translations.ts';
import { folders, translated } from './messages/source.ts';
import { readTranslations } from './messages/translations.ts';

const texts = [
  ...listTranslations(join(import.meta.dirname, '../packages/content')),
  ...folders.flatMap((folder) =>
    translated.flatMap((language) =>
      readTranslations(folder, language).map(({ key, state, by }) => ({ language, name: key, state, by })),
    ),
  ),
];

for (const language of languageCodes) {
  if (language !== 'en') console.log(describeTranslations(language, texts));
}
