import type { Country } from '@settlement-help/contract';
import type { Place } from '@settlement-help/ui';
import { useQueryClient } from '@tanstack/react-query';
import { stepsQuery } from '#app/features/checklist/queries.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { questionsQuery } from '#app/features/forum/queries.ts';

const ignore = () => {
  // Only a hint that the place may be entered: if it really is, that tries again and reports.
};

/** Fetches ahead what a place needs, for when it is about to be entered. */
export function usePrefetch(country: Country) {
  const queryClient = useQueryClient();
  return (place: Place) => {
    if (place === 'checklist') {
      queryClient.prefetchQuery(stepsQuery(country));
      import('./Checklist.tsx').catch(ignore);
    }
    if (place === 'documents') {
      queryClient.prefetchQuery(documentsQuery);
      import('./Documents.tsx').catch(ignore);
    }
    if (place === 'community') {
      queryClient.prefetchInfiniteQuery(questionsQuery(null));
      import('./Forum.tsx').catch(ignore);
    }
    if (place === 'profile') import('./Profile.tsx').catch(ignore);
    if (place === 'services') import('./Services.tsx').catch(ignore);
  };
}
