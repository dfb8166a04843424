import { parseQuery, type SearchQuery } from '@settlement-help/contract/search';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** Reads the text of a search, to mark its matches. The names of official terms are added when they are loaded. */
export function useSearchQuery(text: string | null): SearchQuery | null {
  const { data: terms } = useQuery({
    queryKey: queryKeys.searchTerms,
    // 12 kB that only a search needs.
    queryFn: () => import('#app/lib/content/searchTerms.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: text !== null,
  });
  const parse = terms?.parseSearch ?? parseQuery;
  return useMemo(() => (text === null ? null : parse(text)), [text, parse]);
}
