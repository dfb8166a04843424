import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { StepFacts } from '../src/schema.ts';
import type { Language, Source, Translation } from '../src/types.ts';
import { findDifference, readTranslation } from './translations.ts';

/** Refuses a file by name where what it says does not fit its schema. */
function check<Schema extends z.ZodType>(file: string, schema: Schema, content: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

export const readFile = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  check(file, schema, parse(readFileSync(file, 'utf8')));

/** Reads the texts of a folder in a language; in English where their translation is missing or outdated. */
function readTexts<Texts extends z.ZodType>(folder: string, schema: Texts, language: Language) {
  const english = readFile(join(folder, 'en.yaml'), schema);
  if (language === 'en') return { texts: english, translation: {} };
  const { file, state, by, texts: translated } = readTranslation(folder, language);
  if (state !== 'current') return { texts: english, translation: {} };
  const texts = check(file, schema, translated);
  const difference = findDifference(english, texts);
  if (difference !== null) throw new Error(`${file}: differs from en.yaml in ${difference}`);
  return { texts, translation: { translation: { language, by } satisfies Translation } };
}

/** Reads the facts of a folder, its texts in a language, and the mark of these where they were translated. */
export const readFolder = <Facts extends z.ZodType, Texts extends z.ZodType>(
  folder: string,
  facts: Facts,
  texts: Texts,
  language: Language,
) => ({
  facts: readFile(join(folder, 'facts.yaml'), facts),
  ...readTexts(folder, texts, language),
});

/** Refuses a name that only one of the two files has. */
export function checkNames(folder: string, facts: readonly string[], texts: object) {
  const names = [...facts, ...Object.keys(texts)].filter((name) => !(facts.includes(name) && name in texts));
  if (names.length > 0) throw new Error(`${folder}: only in facts.yaml or only in the texts: ${names}`);
}

/** Refuses a key that is not the name of a step of the country. */
export function checkSteps(folder: string, keys: readonly string[], steps: readonly string[]) {
  const unknown = keys.filter((key) => !steps.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: no such step: ${unknown}`);
}

export function toLinks(folder: string, urls: Record<string, string>, labels: Record<string, string>) {
  checkNames(folder, Object.keys(urls), labels);
  return Object.entries(urls).map(([name, url]) => ({ label: labels[name] ?? '', url }));
}

export const toSources = (sources: z.output<typeof StepFacts>['sources']): Source[] =>
  sources.map((source) => ({ ...source, is_exact: new URL(source.url).pathname !== '/' }));

/** Maps each key to its folder, and refuses a folder that is not in the list. */
export function mapFolders<Result>(
  path: string,
  keys: readonly string[],
  list: string,
  read: (folder: string, key: string) => Result,
) {
  const unlisted = readdirSync(path).filter((key) => !keys.includes(key));
  if (unlisted.length > 0) throw new Error(`${path}: not in ${list} of the country: ${unlisted}`);
  return keys.map((key) => read(join(path, key), key));
}
