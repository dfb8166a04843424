import type { Answer, Page, Question } from '@settlement-help/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { isNotFound, nullIfNotFound } from '#app/lib/api/notFound.ts';
import { logFailure } from '#app/lib/api/pageLeave.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';
import {
  addPage,
  appendNewAnswers,
  type LoadedQuestion,
  loadAnswers,
  mayBeOnLaterPage,
  toLoadedQuestion,
} from './loadedQuestion.ts';
import { type countQueryOf, listQueryOf, type QuestionFilter } from './search/questionFilter.ts';

/** Awaits a request. Its failure is logged, because the forum shows no error (§8 Forum), and rethrown. */
export async function logIfFails<Data>(
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

/** The questions of a filter, page by page. */
export const questionsQuery = (filter: QuestionFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.questionList(filter),
    initialPageParam: null as string | null,
    // Keeps the previous results while the next ones load.
    ...(filter.q && { placeholderData: keepPreviousData }),
    getNextPageParam: (page: Page<Question>) => page.nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const loadPage = (cursor: string | null) => {
        const query = { ...listQueryOf(filter), ...(cursor !== null && { cursor }) };
        const request = api.listQuestions({ query }, { signal });
        return logIfFails('The questions could not be loaded.', request, signal);
      };
      let page = await loadPage(pageParam);
      // The server reads a part of a long list at a time, and few questions may match.
      while (page.items.length === 0 && page.nextCursor !== null) page = await loadPage(page.nextCursor);
      return { ...page, items: page.items.map(withAbsoluteUrls.question) };
    },
  });

/** The numbers of questions of a filter; null if the server has no such endpoint, which is optional. */
export const questionCountsQuery = (query: ReturnType<typeof countQueryOf>) =>
  queryOptions({
    queryKey: queryKeys.questionCounts(query),
    meta: { isOptional: true },
    queryFn: ({ signal }) => nullIfNotFound(api.countQuestions({ query }, { signal })),
  });

/** The first matches of a text, such as of the title of a new question. */
export const questionSearchQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: queryKeys.questionSearch(q, limit),
    // Keeps the previous results while the next ones load.
    placeholderData: keepPreviousData,
    meta: { isOptional: true },
    queryFn: ({ signal }) => api.listQuestions({ query: { q, limit: String(limit) } }, { signal }),
  });

const questionNotLoaded = 'The question could not be loaded.';

/** A question with its first answers for the list; does not count a view. */
export const questionInListQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.questionInList(id),
    queryFn: async ({ signal }) => {
      const request = api.getQuestion({ params: { id }, query: { count_view: 'false' } }, { signal });
      return withAbsoluteUrls.questionDetail(
        toLoadedQuestion(await logIfFails(questionNotLoaded, request, signal)),
      );
    },
  });

/**
 * A question for its own page, with as many pages of answers as before and the linked answer; counts a view. The page
 * shows a missing question, so 404 is not logged.
 */
export const questionQuery = (id: string, linkedAnswerId: string | null = null) =>
  queryOptions({
    queryKey: queryKeys.questionPage(id),
    queryFn: async ({ client, signal }) => {
      const pages = client.getQueryData<LoadedQuestion>(queryKeys.questionPage(id))?.pages ?? 1;
      try {
        return await loadOrCopy(queryKeys.questionPage(id), async () => {
          let question = toLoadedQuestion(await api.getQuestion({ params: { id } }, { signal }));
          while (question.nextCursor !== null && question.pages < pages) {
            question = addPage(question, await loadAnswers(question, signal));
          }
          if (linkedAnswerId && mayBeOnLaterPage(question, linkedAnswerId)) {
            const request = api.getAnswer({ params: { id: linkedAnswerId } }, { signal });
            const { question_id, ...linked } = (await nullIfNotFound(request)) ?? {};
            if (question_id === id) question = appendNewAnswers(question, [linked as Answer]);
          }
          return withAbsoluteUrls.questionDetail(question);
        });
      } catch (error) {
        if (!isNotFound(error)) await logFailure(questionNotLoaded, error, signal);
        throw error;
      }
    },
  });

export const unseenAnswersQuery = queryOptions({
  queryKey: queryKeys.unseenAnswers,
  meta: { isOptional: true },
  // This endpoint is optional.
  queryFn: async ({ signal }) => (await nullIfNotFound(api.listUnseenAnswers({}, { signal }))) ?? [],
});
