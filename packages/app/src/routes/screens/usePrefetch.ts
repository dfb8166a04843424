import type { Country } from '@settlement-help/contract';
import type { NavSection } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { stepsQuery } from '#app/features/checklist/queries.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { questionsQuery } from '#app/features/forum/queries.ts';
import { preloadScreen } from './lazyScreens.tsx';

/** Fetches ahead what a section needs, for when it is about to be entered. */
export function usePrefetch(country: Country) {
  const queryClient = useQueryClient();
  return useCallback(
    (section: NavSection) => {
      preloadScreen(section, country);
      if (section === 'dashboard' || section === 'checklist') queryClient.prefetchQuery(stepsQuery(country));
      if (section === 'documents') queryClient.prefetchQuery(documentsQuery);
      if (section === 'community') queryClient.prefetchInfiniteQuery(questionsQuery(null));
    },
    [queryClient, country],
  );
}
