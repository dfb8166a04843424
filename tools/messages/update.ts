import { folders, translated } from './source.ts';
import { readTranslations, writeTranslations } from './translations.ts';

// Brings the files of the translators up to date with the English texts: adds what is new, marks what has changed,
// and takes out what is gone.
for (const folder of folders) {
  for (const language of translated) {
    writeTranslations(folder, language, readTranslations(folder, language));
  }
}
