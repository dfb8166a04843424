import type { LetterTitle, Service, Term } from '@settlement-help/content';
import type { Country, StoredDocument } from '@settlement-help/contract';
import { termAnchor } from '@settlement-help/ui/domain';
import { namesOf } from '#app/lib/content/searchTerms.ts';
import { letterPath, paths, stepPath } from '#app/lib/navigation/paths.ts';
import type { SearchEntry } from './searchIndex.ts';

const languageOf = (country: Country) => (country === 'Germany' ? 'de' : 'fr');

interface SearchedStep {
  key?: string | null | undefined;
  title: string;
  original_term?: string | null | undefined;
  description: string;
  deadline?: string | null | undefined;
}

/** `state` is shown after the official term, such as "done". */
export function stepEntry(step: SearchedStep, country: Country, href: string, state?: string): SearchEntry {
  const { title, original_term, description } = step;
  const term = original_term ? [{ text: original_term, lang: languageOf(country) }] : [];
  return {
    kind: 'steps',
    result: {
      id: `step-${step.key ?? title}`,
      href,
      title,
      details: [...term, ...(state ? [{ text: state }] : [])],
    },
    words: [...term.flatMap(({ text }) => [text, ...namesOf(text)]), description],
  };
}

export const serviceEntry = (
  { key, name, original_term, description }: Service,
  country: Country,
): SearchEntry => ({
  kind: 'services',
  result: {
    id: `service-${key}`,
    href: `${paths.services}#${key}`,
    title: name,
    details: [{ text: original_term, lang: languageOf(country) }],
  },
  words: [original_term, ...namesOf(original_term), description],
});

export const letterEntry = (
  { key, title, original_term, language, about }: LetterTitle,
  country: Country,
): SearchEntry => ({
  kind: 'letters',
  result: {
    id: `letter-${key}`,
    href: letterPath(country, key),
    title,
    details: [{ text: original_term, lang: language }],
  },
  words: [original_term, ...namesOf(original_term), about],
});

/** A term is shown on the page of its first step. */
export function termEntry({ key, term, language, meaning, steps }: Term, country: Country): SearchEntry[] {
  const page = stepPath({ country, key: steps[0] ?? null });
  if (!page) return [];
  return [
    {
      kind: 'terms',
      result: {
        id: `term-${key}`,
        href: `${page}#${termAnchor(key)}`,
        title: term,
        lang: language,
        details: [{ text: meaning }],
      },
      words: [...namesOf(term), meaning],
    },
  ];
}

/** `kindName` is the name of its kind in the language of the page, `term` the one that offices use. */
export const documentEntry = (
  { id, original_filename }: StoredDocument,
  kindName: string | null,
  term: string | null,
): SearchEntry => ({
  kind: 'documents',
  result: {
    id: `document-${id}`,
    href: `${paths.documents}?document=${encodeURIComponent(id)}`,
    title: original_filename,
    isUserWritten: true,
    details: kindName ? [{ text: kindName }] : [],
  },
  words: [...(kindName ? [kindName] : []), ...(term ? [term, ...namesOf(term)] : [])],
});
