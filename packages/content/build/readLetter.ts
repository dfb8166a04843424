import { LetterFacts, LetterTexts } from '../src/schema.ts';
import type { Country, Language, Letter } from '../src/types.ts';
import { checkNames, checkSteps, readFolder, toSources } from './files.ts';
import { officialLanguages } from './languages.ts';

/** The names of the fields that stand in a paragraph. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '').sort();

/** Reads a letter, and refuses one whose text, fields and translation do not fit each other. */
export function readLetter(
  folder: string,
  key: string,
  { country, language: shown }: { country: Country; language: Language },
  steps: readonly string[],
): Letter {
  const { facts, texts, translation } = readFolder(folder, LetterFacts, LetterTexts, shown);
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
      throw new Error(`${folder}: the options of ${field.key} differ in number, or it is no choice`);
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
      `${folder}: ${facts.paragraphs.length} paragraphs, ${texts.paragraphs.length} translated`,
    );
  }
  const paragraphs = facts.paragraphs.map(({ role, text: original }, index) => {
    const translation = texts.paragraphs[index] ?? '';
    if (`${placeholders(original)}` !== `${placeholders(translation)}`) {
      throw new Error(`${folder}: the translation has other fields than: ${original}`);
    }
    return { role, original, translation };
  });
  const used = new Set(paragraphs.flatMap(({ original }) => placeholders(original)));
  const names = fields.map((field) => field.key);
  const astray = [...used, ...names].filter((name) => !(used.has(name) && names.includes(name)));
  if (astray.length > 0) throw new Error(`${folder}: only a field or only in the text: ${astray}`);

  const { title, about, send_to, tips } = texts;
  const { original_term, laws, verified_on, review_by, sources } = facts;
  const language = officialLanguages[country];
  return {
    ...translation,
    ...{ key, country, language, title, original_term, about, send_to, tips, fields, paragraphs },
    ...{ steps: facts.steps, laws, verified_on, review_by, sources: toSources(sources) },
  };
}
