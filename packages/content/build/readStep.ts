import { StepFacts, StepTexts } from '../src/schema.ts';
import type { Country, Letter, Step, StepGuide, Term } from '../src/types.ts';
import { readFolder, toLinks, toSources } from './files.ts';

/** Reads a step with the letters and terms that name it. */
export function readStep(
  folder: string,
  key: string,
  country: Country,
  letters: Letter[],
  terms: Term[],
): StepGuide {
  const { facts, texts } = readFolder(folder, StepFacts, StepTexts);
  const { links, sources, ...rest } = facts;
  const { links: labels, ...shown } = texts;
  return {
    key,
    country,
    ...rest,
    ...shown,
    places: toLinks(folder, links, labels),
    sources: toSources(sources),
    letters: letters.filter(({ steps }) => steps.includes(key)).map(({ title, key }) => ({ key, title })),
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
