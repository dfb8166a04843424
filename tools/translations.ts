import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeTranslations } from '../packages/content/build/describeTranslations.ts';
import { languageCodes } from '../packages/content/build/languages.ts';
import { acceptTranslations, listTranslations } from '../packages/content/build/translations.ts';
import { folders, translated } from './messages/source.ts';
import { readTranslations } from './messages/translations.ts';

const content = join(import.meta.dirname, '../packages/content');
const { values } = parseArgs({ options: { accept: { type: 'string', multiple: true, default: [] } } });

// A path from the root of the repository, as a shell completes it, is accepted too.
for (const folder of values.accept) {
  const name = folder.replace(/^packages\/content\//, '').replace(/\/$/, '');
  console.log(acceptTranslations(content, name).join('\n'));
}

const texts = [
  ...listTranslations(content),
  ...folders.flatMap((folder) =>
    translated.flatMap((language) =>
      readTranslations(folder, language).map(({ key, state, by }) => ({ language, name: key, state, by })),
    ),
  ),
];

for (const language of languageCodes) {
  if (language !== 'en' && values.accept.length === 0) console.log(describeTranslations(language, texts));
}
