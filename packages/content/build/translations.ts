import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { Translated } from '../src/schema.ts';
import type { Language, Translation } from '../src/types.ts';
import { languageCodes } from './languages.ts';

export interface TranslatedText {
  language: Language;
  /** A folder such as `germany/steps/anmeldung`, or the key of a message. */
  name: string;
  /** `outdated` if the English text changed after the translation. */
  state: 'current' | 'outdated' | 'missing';
  by: Translation['by'] | null;
}

/** Returns the first 8 hexadecimal digits of the SHA-256 of a file. */
export const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

/** Parses a YAML file. Errors name the file. */
export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}\n${error instanceof Error ? error.message : error}`);
  }
}

/** Reads the translation of a folder without validating its texts. */
export function readTranslation(folder: string, language: Language) {
  const file = join(folder, `${language}.yaml`);
  if (!existsSync(file)) return { file, state: 'missing' } as const;
  const { data, error } = Translated.safeParse(readYaml(file));
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  const { translation, ...texts } = data;
  const state = translation.of === hashOf(join(folder, 'en.yaml')) ? 'current' : 'outdated';
  return { file, state, by: translation.by, of: translation.of, texts } as const;
}

export const listTranslations = (root: string): TranslatedText[] =>
  globSync('{france,germany}/**/en.yaml', { cwd: root })
    .map((file) => dirname(file))
    .sort()
    .flatMap((name) =>
      languageCodes
        .filter((language) => language !== 'en')
        .map((language) => {
          const { state, by = null } = readTranslation(join(root, name), language);
          return { language, name, state, by };
        }),
    );

/**
 * Marks the translations of a folder such as `germany/steps/anmeldung` as translations of the current `en.yaml`.
 * Returns one line per language. Changes nothing if a translation is missing or has other fields.
 */
export function acceptTranslations(root: string, name: string) {
  const original = join(root, name, 'en.yaml');
  if (!existsSync(original)) throw new Error(`${name}: this folder has no en.yaml`);
  const english = readYaml(original);
  const hash = hashOf(original);
  const files = languageCodes
    .filter((language) => language !== 'en')
    .map((language) => {
      const translation = readTranslation(join(root, name), language);
      const { file, state } = translation;
      if (state === 'missing') throw new Error(`${file} is missing`);
      const { of, texts } = translation;
      const difference = findDifference(english, texts);
      if (difference !== null)
        throw new Error(`${file}: does not have the same fields as en.yaml: ${difference}`);
      return { language, file, state, of };
    });
  return files.map(({ language, file, state, of }) => {
    if (state === 'current') return `${name}/${language}.yaml: no change`;
    // Only the hash is replaced, because writing YAML would change comments and line breaks.
    writeFileSync(file, readFileSync(file, 'utf8').replace(of, hash));
    return `${name}/${language}.yaml: ${of} is now ${hash}`;
  });
}

/** Returns the path of the first field that only one of two texts has, or null. Also compares list lengths. */
export function findDifference(english: unknown, translated: unknown, path = ''): string | null {
  if (typeof english !== 'object' || english === null) {
    return typeof english === typeof translated && (english === null) === (translated === null) ? null : path;
  }
  if (typeof translated !== 'object' || translated === null) return path;
  const [fields, others] = [english, translated] as Record<string, unknown>[];
  const names = new Set([...Object.keys(fields ?? {}), ...Object.keys(others ?? {})]);
  for (const name of names) {
    const found = findDifference(fields?.[name], others?.[name], path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
