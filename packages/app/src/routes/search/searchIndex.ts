import { createRater, indexText, type SearchQuery } from '@settlement-help/contract/search';
import type { SearchGroup, SearchResult } from '@settlement-help/ui/domain';

/** A result with the words by which it is found besides its title. */
export interface SearchEntry {
  kind: SearchGroup['kind'];
  result: SearchResult;
  words: readonly string[];
}

export interface SearchIndex {
  /** Returns the best results of each kind. */
  find: (query: SearchQuery) => SearchGroup[];
}

const kinds: readonly SearchGroup['kind'][] = ['steps', 'documents', 'services', 'letters', 'terms'];
const maxResults = 6;

/** Prepares the words of all entries, so that a key press only compares them. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const indexed = entries.map(({ kind, result, words }) => ({
    kind,
    result,
    text: indexText({ title: result.title, body: words.join(' ') }),
  }));
  const rate = createRater(indexed.map(({ text }) => text));
  return {
    find: (query) => {
      const rated = indexed
        .map(({ kind, result, text }) => ({ kind, result, rating: rate(query, text) }))
        .filter(({ rating }) => rating > 0)
        .sort((a, b) => b.rating - a.rating);
      return kinds.map((kind) => ({
        kind,
        results: rated
          .filter((entry) => entry.kind === kind)
          .slice(0, maxResults)
          .map(({ result }) => result),
      }));
    },
  };
}
