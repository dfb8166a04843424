import type { Category, Page, Question } from '@settlement-help/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { isNotFound } from '#app/lib/api/notFound.ts';
import { logFailure } from '#app/lib/api/pageLeave.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';

/** Awaits a request. Its failure is logged, because the forum shows no error (§8 Forum), and rethrown. */
export async function orLogFailure<Data>(
  message: string,
  request: Promise<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  try {
    return await request;
  } catch (error) {
    await logFailure(message, error, signal);
    throw error;
  }
}

/** The questions of a category, or of all with null, newest first. */
export const questionsQuery = (category: Category | null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.questionList(category),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Question>) => page.nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(category && { category }), ...(pageParam && { cursor: pageParam }) };
      const request = api.listQuestions({ query }, { signal });
      const page = await orLogFailure('The questions could not be loaded.', request, signal);
      return { ...page, items: page.items.map(withAbsoluteUrls.question) };
    },
  });

const questionNotLoaded = 'The question could not be loaded.';

/** A question with its answers for the list; does not count a view. */
export const answersQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.questionInList(id),
    queryFn: async ({ signal }) => {
      const request = api.getQuestion({ params: { id }, query: { count_view: 'false' } }, { signal });
      return withAbsoluteUrls.questionDetail(await orLogFailure(questionNotLoaded, request, signal));
    },
  });

/** A question with its answers for its own page; counts a view. The page shows a missing question, so 404 is not logged. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.questionPage(id),
    queryFn: async ({ signal }) => {
      try {
        return await loadOrCopy(queryKeys.questionPage(id), async () =>
          withAbsoluteUrls.questionDetail(await api.getQuestion({ params: { id } }, { signal })),
        );
      } catch (error) {
        if (!isNotFound(error)) await logFailure(questionNotLoaded, error, signal);
        throw error;
      }
    },
  });

export const unseenAnswersQuery = queryOptions({
  queryKey: queryKeys.unseenAnswers,
  staleTime: 0,
  meta: { isOptional: true },
  queryFn: ({ signal }) => api.listUnseenAnswers({}, { signal }),
});
