import { folders, translated } from './source.ts';
import { readTranslations, writeTranslations } from './translations.ts';

// Updates the `.po` files: adds new English texts, marks changed ones as fuzzy and removes deleted ones.
for (const folder of folders) {
  for (const language of translated) {
    writeTranslations(folder, language, readTranslations(folder, language));
  }
}
