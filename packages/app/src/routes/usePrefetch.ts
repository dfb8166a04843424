import type { Country } from '@settlement-help/contract';
import type { Place } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { stepsQuery } from '#app/features/checklist/queries.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { questionsQuery } from '#app/features/forum/queries.ts';
import { preloadScreen } from './screens.tsx';

/** Fetches ahead what a place needs, for when it is about to be entered. */
export function usePrefetch(country: Country) {
  const queryClient = useQueryClient();
  return useCallback(
    (place: Place) => {
      preloadScreen(place);
      if (place === 'dashboard' || place === 'checklist') queryClient.prefetchQuery(stepsQuery(country));
      if (place === 'documents') queryClient.prefetchQuery(documentsQuery);
      if (place === 'community') queryClient.prefetchInfiniteQuery(questionsQuery(null));
    },
    [queryClient, country],
  );
}
