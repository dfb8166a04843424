import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { StepFacts } from '../src/schema.ts';
import type { Source } from '../src/types.ts';

/** The language of the letters and official terms of a country. */
export const languages = { France: 'fr', Germany: 'de' } as const;

/** Reads a file, and refuses it by name where it does not fit its schema. */
export function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

/** Reads the facts and the English texts of a folder. */
export const readFolder = <Facts extends z.ZodType, Texts extends z.ZodType>(
  folder: string,
  facts: Facts,
  texts: Texts,
) => ({
  facts: readFile(join(folder, 'facts.yaml'), facts),
  texts: readFile(join(folder, 'en.yaml'), texts),
});

/** Refuses a name that only one of the two files has. */
export function checkNames(folder: string, facts: readonly string[], texts: object) {
  const names = [...facts, ...Object.keys(texts)].filter((name) => !(facts.includes(name) && name in texts));
  if (names.length > 0) throw new Error(`${folder}: only in facts.yaml or only in en.yaml: ${names}`);
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
