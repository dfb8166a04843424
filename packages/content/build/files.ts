import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { StepFacts } from '../src/schema.ts';
import type { Country, Language, Source, Translation } from '../src/types.ts';
import { findDifference, readTranslation, readYaml } from './translations.ts';

/** The country of a text, and the language to read it in. */
export interface Scope {
  country: Country;
  language: Language;
}

/** Throws an error that names the file if the content does not match the schema. */
function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

export const readFile = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  parseContent(file, schema, readYaml(file));

/** Reads the texts of a folder. Returns English if the translation is missing or outdated. */
function readTexts<Texts extends z.ZodType>(folder: string, schema: Texts, language: Language) {
  const english = readFile(join(folder, 'en.yaml'), schema);
  if (language === 'en') return { texts: english, translation: {} };
  const { file, state, by, texts: translated } = readTranslation(folder, language);
  if (state !== 'current') return { texts: english, translation: {} };
  const texts = parseContent(file, schema, translated);
  const difference = findDifference(english, texts);
  if (difference !== null)
    throw new Error(`${file}: does not have the same fields as en.yaml: ${difference}`);
  return { texts, translation: { translation: { language, by } satisfies Translation } };
}

/** Reads `facts.yaml` and the texts of a folder. `translation` is empty if the texts are English. */
export const readFolder = <Facts extends z.ZodType, Texts extends z.ZodType>(
  folder: string,
  facts: Facts,
  texts: Texts,
  language: Language,
) => ({
  facts: readFile(join(folder, 'facts.yaml'), facts),
  ...readTexts(folder, texts, language),
});

/** Throws if `facts.yaml` and the text file do not have the same names. */
export function checkNames(folder: string, facts: readonly string[], texts: object) {
  const names = [...facts, ...Object.keys(texts)].filter((name) => !(facts.includes(name) && name in texts));
  if (names.length > 0)
    throw new Error(`${folder}: these names are in only one of facts.yaml and the text file: ${names}`);
}

/** Throws if a key is not a step of the country. */
export function checkSteps(folder: string, keys: readonly string[], steps: readonly string[]) {
  const unknown = keys.filter((key) => !steps.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: unknown step: ${unknown}`);
}

export function toLinks(folder: string, urls: Record<string, string>, labels: Record<string, string>) {
  checkNames(folder, Object.keys(urls), labels);
  return Object.entries(urls).map(([name, url]) => ({ label: labels[name] ?? '', url }));
}

export const toSources = (sources: z.output<typeof StepFacts>['sources']): Source[] =>
  sources.map((source) => ({ ...source, is_exact: new URL(source.url).pathname !== '/' }));

/** Reads the folder of each key. Throws if a folder is not in the list of keys. */
export function readFolders<Result>(
  path: string,
  keys: readonly string[],
  list: string,
  read: (folder: string, key: string) => Result,
) {
  const unlisted = readdirSync(path).filter((key) => !keys.includes(key));
  if (unlisted.length > 0)
    throw new Error(`${path}: add these folders to ${list} of the country: ${unlisted}`);
  return keys.map((key) => read(join(path, key), key));
}
