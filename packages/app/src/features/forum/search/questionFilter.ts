import {
  type Country,
  categories,
  countries,
  languages,
  type Question,
  questionOrders,
  questionSelections,
} from '@settlement-help/contract';
import type { QuestionFilterValue, QuestionLanguage } from '@settlement-help/ui/domain';
import { language } from '#app/lib/language/language.ts';
import { questionPlace } from '#app/lib/storage/questionPlace.ts';

/** The questions of a list: the filter, and a search or a step from the URL. */
export interface QuestionFilter extends QuestionFilterValue {
  q: string | null;
  /** The key of a step. */
  step: string | null;
}

type Place = Pick<QuestionFilterValue, 'country' | 'language'>;

const oneOf = <Value extends string>(values: readonly Value[], wanted: unknown) =>
  values.find((value) => value === wanted);

const questionLanguages: readonly QuestionLanguage[] = ['mine', 'all', ...languages];

const readPlace = (given: { country?: unknown; language?: unknown }) => ({
  country: oneOf([...countries, 'all'] as const, given.country),
  language: oneOf(questionLanguages, given.language),
});

/**
 * Reads the filter from a URL. Without a choice there, the list has the country and the languages of the reader. A search,
 * the questions of a step, and the reader's questions are not limited to them.
 */
export function readQuestionFilter(params: URLSearchParams, ownCountry: Country | null): QuestionFilter {
  const q = params.get('q');
  const step = params.get('step');
  const only = oneOf(questionSelections, params.get('only')) ?? null;
  const isEverywhere = q !== null || step !== null || only === 'mine' || only === 'followed';
  const remembered = readPlace(questionPlace.read());
  const defaultPlace: Place = isEverywhere
    ? { country: 'all', language: 'all' }
    : { country: remembered.country ?? ownCountry ?? 'all', language: remembered.language ?? 'mine' };
  const given = readPlace({ country: params.get('country'), language: params.get('language') });
  const sort = oneOf(questionOrders, params.get('sort'));
  return {
    ...{ q, step, only },
    category: oneOf(categories, params.get('category')) ?? null,
    country: given.country ?? defaultPlace.country,
    language: given.language ?? defaultPlace.language,
    sort: sort && (q !== null || sort !== 'relevance') ? sort : defaultOrder(q),
  };
}

/** The order of the server without `sort`. */
const defaultOrder = (q: string | null) => (q === null ? 'newest' : 'relevance');

/** More languages than most people read; the server accepts a list of limited length. */
const maxReaderLanguages = 8;

/** Languages that the reader knows: that of the page and those of the browser. */
function readerLanguages() {
  const ofBrowser = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return [...new Set([language.get().language, ...ofBrowser])].filter(Boolean).slice(0, maxReaderLanguages);
}

const languagesOf = (chosen: QuestionLanguage) => (chosen === 'mine' ? readerLanguages() : [chosen]);

/** The query of the requests that count questions. */
export const countQueryOf = ({ category, country, language: chosen, step }: QuestionFilter) => ({
  ...(category && { category }),
  ...(country !== 'all' && { country }),
  ...(chosen !== 'all' && { language: languagesOf(chosen).join(',') }),
  ...(step && { step }),
});

/** The query of the requests that list questions. */
export const listQueryOf = (filter: QuestionFilter) => ({
  ...countQueryOf(filter),
  ...(filter.q && { q: filter.q }),
  ...(filter.only && { only: filter.only }),
  ...(filter.sort !== defaultOrder(filter.q) && { sort: filter.sort }),
});

/** True if the question, which its reader has just posted, belongs to the list. */
export const includesNewQuestion = (filter: QuestionFilter, question: Question) =>
  filter.q === null &&
  (filter.category === null || filter.category === question.category) &&
  (filter.country === 'all' || question.country === null || question.country === filter.country) &&
  (filter.language === 'all' ||
    question.language === null ||
    languagesOf(filter.language).includes(question.language)) &&
  (filter.step === null || filter.step === question.step_key);
