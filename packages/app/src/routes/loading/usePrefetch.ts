import type { Country } from '@settlement-help/contract';
import type { NavSection } from '@settlement-help/ui/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { letterTitlesQuery, situationQuery, stepsQuery } from '#app/features/checklist/queries.ts';
import { stepTranslationsQuery } from '#app/features/checklist/stepTranslations.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { questionsQuery } from '#app/features/forum/queries.ts';
import { readQuestionFilter } from '#app/features/forum/search/questionFilter.ts';
import { language } from '#app/lib/language/language.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { preloadScreen } from '../lazyScreens.ts';

export function prefetchSection(queryClient: QueryClient, section: NavSection, country: Country) {
  preloadScreen(paths[section]);
  const { language: current } = language.get();
  if (section === 'dashboard' || section === 'checklist') {
    queryClient.prefetchQuery(stepsQuery(country));
    queryClient.prefetchQuery(situationQuery);
    queryClient.prefetchQuery(stepTranslationsQuery(current, country));
  }
  if (section === 'checklist') queryClient.prefetchQuery(letterTitlesQuery(current, country));
  if (section === 'documents' || section === 'checklist') queryClient.prefetchQuery(documentsQuery);
  if (section === 'community')
    queryClient.prefetchInfiniteQuery(questionsQuery(readQuestionFilter(new URLSearchParams(), country)));
}

export function usePrefetch(country: Country) {
  const queryClient = useQueryClient();
  return useCallback(
    (section: NavSection) => prefetchSection(queryClient, section, country),
    [queryClient, country],
  );
}
