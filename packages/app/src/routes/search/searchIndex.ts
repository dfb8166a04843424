import { createRater, indexText, type SearchQuery } from '@settlement-help/contract/search';
import type { SearchGroup, SearchResult } from '@settlement-help/ui/domain';

/** A result with the words by which it is found besides its title. */
export interface SearchEntry {
  kind: SearchGroup['kind'];
  result: SearchResult;
  words: readonly string[];
}

const kinds: readonly SearchGroup['kind'][] = ['steps', 'documents', 'services', 'letters', 'terms'];
const maxResultsPerKind = 6;

/**
 * Returns a function that finds the best results of each kind. The words of all entries are prepared once, so that a key
 * press only compares them.
 */
export function createSearchIndex(entries: readonly SearchEntry[]) {
  const indexed = entries.map(({ kind, result, words }) => ({
    kind,
    result,
    text: indexText({ title: result.title, body: words.join(' ') }),
  }));
  const rate = createRater(indexed.map(({ text }) => text));
  return (query: SearchQuery): SearchGroup[] => {
    const rated = indexed
      .map(({ kind, result, text }) => ({ kind, result, rating: rate(query, text) }))
      .filter(({ rating }) => rating > 0)
      .sort((a, b) => b.rating - a.rating);
    return kinds.map((kind) => ({
      kind,
      results: rated
        .filter((entry) => entry.kind === kind)
        .slice(0, maxResultsPerKind)
        .map(({ result }) => result),
    }));
  };
}
