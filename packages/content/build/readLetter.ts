import { LetterFacts, LetterTexts } from '../src/schema.ts';
import type { Letter, LetterTitle } from '../src/types.ts';
import { checkNames, checkSteps, readFolder, type Scope, toSources } from './files.ts';
import { officialLanguages } from './languages.ts';

/** Lists the field names in a text such as `I, {name}, …`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '').sort();

/** Reads a letter. Throws if its text, fields and translation do not match. */
export function readLetter(
  folder: string,
  key: string,
  { country, language: textLanguage }: Scope,
  steps: readonly string[],
): Letter {
  const { facts, texts, translation } = readFolder(folder, LetterFacts, LetterTexts, textLanguage);
  checkSteps(folder, facts.steps, steps);
  checkNames(
    folder,
    facts.fields.map((field) => field.key),
    texts.fields,
  );
  const fields = facts.fields.map((field) => {
    const { options = [], label = '', hint = null } = texts.fields[field.key] ?? {};
    const isChoice = field.type === 'choice';
    if (options.length !== field.options.length || isChoice !== options.length > 0) {
      throw new Error(
        `${folder}: ${field.key} needs the same number of options in both files, and the type choice`,
      );
    }
    return {
      ...field,
      label,
      hint,
      options: field.options.map((original, index) => ({ original, label: options[index] ?? '' })),
    };
  });
  if (facts.paragraphs.length !== texts.paragraphs.length) {
    throw new Error(
      `${folder}: ${facts.paragraphs.length} paragraphs, but ${texts.paragraphs.length} are translated`,
    );
  }
  const paragraphs = facts.paragraphs.map(({ role, text: original }, index) => {
    const translated = texts.paragraphs[index] ?? '';
    if (`${placeholders(original)}` !== `${placeholders(translated)}`) {
      throw new Error(`${folder}: the translation must have the same fields as: ${original}`);
    }
    return { role, original, translation: translated };
  });
  const used = new Set(paragraphs.flatMap(({ original }) => placeholders(original)));
  const names = new Set(fields.map((field) => field.key));
  const mismatched = [...new Set([...used, ...names])].filter((name) => used.has(name) !== names.has(name));
  if (mismatched.length > 0) {
    throw new Error(`${folder}: these names are only in fields or only in paragraphs: ${mismatched}`);
  }

  const { title, about, send_to, tips } = texts;
  const { original_term, laws, verified_on, review_by, sources } = facts;
  const language = officialLanguages[country];
  return {
    ...translation,
    key,
    country,
    language,
    title,
    original_term,
    about,
    send_to,
    tips,
    fields,
    paragraphs,
    steps: facts.steps,
    laws,
    verified_on,
    review_by,
    sources: toSources(sources),
  };
}

/** Picks the fields of a letter that the list of letters shows. */
export function toLetterTitle(letter: Letter): LetterTitle {
  const { translation, key, language, title, original_term, about, steps } = letter;
  return { ...(translation && { translation }), key, language, title, original_term, about, steps };
}
