import type * as z from 'zod';
import { StepFacts, StepTexts } from '../src/schema.ts';
import type {
  BringLine,
  ExampleStep,
  Letter,
  Source,
  Step,
  StepGuide,
  StepTranslation,
  Term,
} from '../src/types.ts';
import { readFolder, type Scope, toLinks, toSources } from './files.ts';

/** Reads a step with its letters and glossary terms. */
export function readStep(
  folder: string,
  key: string,
  { country, language }: Scope,
  letters: Letter[],
  terms: Term[],
): StepGuide {
  const { facts, texts, translation } = readFolder(folder, StepFacts, StepTexts, language);
  const { links, sources, ...rest } = facts;
  const { links: labels, ...stepTexts } = texts;
  return {
    key,
    country,
    ...translation,
    ...rest,
    ...stepTexts,
    bring: toBringLines(folder, facts.bring, texts.bring),
    places: toLinks(folder, links, labels),
    sources: toSources(sources),
    letters: letters
      .filter(({ steps }) => steps.includes(key))
      .map(({ key, title, translation }) => ({ key, title, ...(translation && { translation }) })),
    terms: terms.filter(({ steps }) => steps.includes(key)),
  };
}

/** Adds its facts to each line. Throws if the numbers of lines differ, or if one document would satisfy two lines. */
function toBringLines(
  folder: string,
  facts: z.output<typeof StepFacts>['bring'],
  texts: z.output<typeof StepTexts>['bring'],
): BringLine[] {
  if (facts.length !== texts.length) {
    throw new Error(`${folder}: bring has ${facts.length} entries in facts.yaml, but ${texts.length} texts`);
  }
  const kinds = facts.flatMap(({ documents }) => documents);
  const repeated = kinds.filter((kind, index) => kinds.indexOf(kind) < index);
  if (repeated.length > 0) throw new Error(`${folder}: two entries of bring name the same kind: ${repeated}`);
  return texts.map((text, index) => ({ ...text, ...(facts[index] as (typeof facts)[number]) }));
}

const bestSource = (sources: readonly Source[]) => sources.find(({ is_exact }) => is_exact) ?? sources[0];

/** Picks the fields shown on the landing page. Throws if the facts were not compared with an exact source. */
export function toExampleStep(guide: StepGuide): ExampleStep {
  const { translation, country, key, title, original_term, deadline, verified_on, sources } = guide;
  const source = bestSource(sources);
  if (!source?.is_exact || verified_on === null)
    throw new Error(`${country}: the example step ${key} needs verified_on and an exact source`);
  return {
    ...(translation && { translation }),
    country,
    key,
    title,
    original_term,
    deadline,
    verified_on,
    source,
  };
}

/** Picks the checklist fields of a guide. */
export function toStep(guide: StepGuide, index: number): Step {
  const { key, title, original_term, stamp, description, deadline, note, question, bring, places } = guide;
  const { sources, verified_on, review_by } = guide;
  const source_url = bestSource(sources)?.url ?? '';
  return {
    key,
    step_number: index + 1,
    title,
    original_term,
    stamp,
    description,
    deadline,
    note,
    question,
    bring,
    places,
    source_url,
    verified_on,
    review_by,
  };
}

/** Picks the translated checklist texts of a guide, or returns null if it is in English. */
export function toStepTranslation(guide: StepGuide): StepTranslation | null {
  const { translation, title, description, deadline, note, question, bring, places } = guide;
  return translation ? { translation, title, description, deadline, note, question, bring, places } : null;
}
