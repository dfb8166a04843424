import type { Category, Page, Question } from '@settlement-help/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { isNotFound } from '#app/lib/api/notFound.ts';
import { logFailure } from '#app/lib/api/pageLeave.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** Logs the failure of a request, unless the screen shows it, and rejects with it: the forum shows none (§8 Forum). */
export async function logged<Data>(
  what: string,
  request: Promise<Data>,
  signal?: AbortSignal,
  isShown: (error: unknown) => boolean = () => false,
): Promise<Data> {
  try {
    return await request;
  } catch (error) {
    if (!isShown(error)) await logFailure(what, error, signal);
    throw error;
  }
}

/** The questions of a category, or all, newest first and a page at a time. */
export const questionsQuery = (category: Category | null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.questionList(category),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Question>) => page.nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(category && { category }), ...(pageParam && { cursor: pageParam }) };
      const request = api.listQuestions({ query }, { signal });
      const page = await logged('The questions could not be loaded.', request, signal);
      return { ...page, items: page.items.map(absoluteUrls.question) };
    },
  });

const fetchQuestion = async (
  id: string,
  query: { count_view?: 'false' },
  signal: AbortSignal,
  isShown?: (error: unknown) => boolean,
) => {
  const request = api.getQuestion({ params: { id }, query }, { signal });
  const detail = await logged('The question could not be loaded.', request, signal, isShown);
  return absoluteUrls.questionDetail(detail);
};

/** A question with its answers as the list needs it: that counts no view. */
export const answersQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.questionInList(id),
    queryFn: ({ signal }) => fetchQuestion(id, { count_view: 'false' }, signal),
  });

/** A question on its own page: that counts a view, and a missing one is shown as such. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.questionPage(id),
    queryFn: ({ signal }) => fetchQuestion(id, {}, signal, isNotFound),
  });

/** How many answers of others the person has not seen yet, by question; asked anew each time that it is shown. */
export const unseenAnswersQuery = queryOptions({
  queryKey: queryKeys.unseenAnswers,
  staleTime: 0,
  retry: false,
  queryFn: ({ signal }) => api.listUnseenAnswers({}, { signal }),
});
