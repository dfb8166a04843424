import { StepFacts, StepTexts } from '../src/schema.ts';
import type { Country, Language, Letter, Step, StepGuide, StepTranslation, Term } from '../src/types.ts';
import { readFolder, toLinks, toSources } from './files.ts';

/** Reads a step with the letters and terms that name it. */
export function readStep(
  folder: string,
  key: string,
  { country, language }: { country: Country; language: Language },
  letters: Letter[],
  terms: Term[],
): StepGuide {
  const { facts, texts, translation } = readFolder(folder, StepFacts, StepTexts, language);
  const { links, sources, ...rest } = facts;
  const { links: labels, ...shown } = texts;
  return {
    key,
    country,
    ...translation,
    ...rest,
    ...shown,
    places: toLinks(folder, links, labels),
    sources: toSources(sources),
    letters: letters
      .filter(({ steps }) => steps.includes(key))
      .map(({ key, title, translation }) => ({ key, title, ...(translation && { translation }) })),
    terms: terms.filter(({ steps }) => steps.includes(key)),
  };
}

/** What the checklist shows of a guide. */
export function toStep(guide: StepGuide, index: number): Step {
  const { key, title, original_term, stamp, description, deadline, note, question, bring, places } = guide;
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
    source_url: (guide.sources.find(({ is_exact }) => is_exact) ?? guide.sources[0])?.url ?? '',
    verified_on: guide.verified_on,
    review_by: guide.review_by,
  };
}

/** What the checklist shows of a translated guide in place of the English texts; null where it is in English. */
export function toStepTranslation(guide: StepGuide): StepTranslation | null {
  const { translation, title, description, deadline, note, question, bring, places } = guide;
  return translation ? { translation, title, description, deadline, note, question, bring, places } : null;
}
