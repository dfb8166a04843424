import type { Country } from '@settlement-help/contract';
import type { NavSection } from '@settlement-help/ui/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { situationQuery } from '#app/features/checklist/planQueries.ts';
import { stepsQuery } from '#app/features/checklist/queries.ts';
import { preloadStepTranslations } from '#app/features/checklist/useStepTranslations.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { questionsQuery } from '#app/features/forum/queries.ts';
import { preloadScreen } from './lazyScreens.tsx';

/** Prefetches the code and the data of a section that is about to be opened. */
export function prefetchSection(queryClient: QueryClient, section: NavSection, country: Country) {
  preloadScreen(section);
  if (section === 'dashboard' || section === 'checklist') {
    queryClient.prefetchQuery(stepsQuery(country));
    queryClient.prefetchQuery(situationQuery);
    preloadStepTranslations(country);
  }
  if (section === 'documents' || section === 'checklist') queryClient.prefetchQuery(documentsQuery);
  if (section === 'community') queryClient.prefetchInfiniteQuery(questionsQuery(null));
}

/** Prefetches a section once somebody seems to want it. */
export function usePrefetch(country: Country) {
  const queryClient = useQueryClient();
  return useCallback(
    (section: NavSection) => prefetchSection(queryClient, section, country),
    [queryClient, country],
  );
}
