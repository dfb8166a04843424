import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, type LegalPage, languages, legalPages } from '@settlement-help/contract';
import { undefinedIfMissing } from '#server/core/files.ts';

// Templates have placeholders in double brackets.
const isTemplate = (text: string) => text.includes('[[');

async function readText(dir: string, name: LegalPage, language: Language) {
  return (await readFile(join(dir, `${name}.${language}.md`), 'utf8').catch(undefinedIfMissing)) ?? '';
}

export async function readLegalPage(dir: string | undefined, name: LegalPage) {
  const texts = new Map<Language, string>();
  if (dir === undefined) return texts;
  for (const language of languages) {
    const text = await readText(dir, name, language);
    if (text.trim() !== '' && !isTemplate(text)) texts.set(language, text);
  }
  return texts;
}

export async function listPublished(dir: string | undefined) {
  const published: LegalPage[] = [];
  for (const name of legalPages) if ((await readLegalPage(dir, name)).size > 0) published.push(name);
  return published;
}

export async function findUnpublished(dir: string | undefined) {
  const unpublished: string[] = [];
  for (const name of legalPages) {
    if ((await readLegalPage(dir, name)).size === 0) unpublished.push(name);
    for (const language of dir === undefined ? [] : languages) {
      if (isTemplate(await readText(dir ?? '', name, language))) unpublished.push(`${name}.${language}.md`);
    }
  }
  return unpublished;
}
