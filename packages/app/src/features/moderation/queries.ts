import {
  type AccountDeletion,
  type AnswersRemoval,
  ApiError,
  type Case,
  type CaseDecision,
  type CaseText,
  type Decision,
  type EarlierText,
  type FoundPerson,
  type NewSuspension,
  type Page,
} from '@settlement-help/contract';
import { usePeopleMessages, useQueueMessages } from '@settlement-help/ui/domain';
import { failureOf } from '@settlement-help/ui/internal';
import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { startDownload } from '#app/lib/downloads/startDownload.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
};

const cursorOf = (cursor: string | null) => cursor && { cursor };

export const casesQuery = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...paging,
    queryKey: queryKeys.cases(state),
    queryFn: ({ pageParam, signal }): Promise<Page<Case>> =>
      api.listCases({ query: { state, ...cursorOf(pageParam) } }, { signal }),
  });

export const decisionsQuery = infiniteQueryOptions({
  ...paging,
  queryKey: queryKeys.decisions,
  queryFn: ({ pageParam, signal }): Promise<Page<Decision>> =>
    api.listDecisions({ query: { ...cursorOf(pageParam) } }, { signal }),
});

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.person(id),
    queryFn: ({ signal }): Promise<FoundPerson> => api.getPerson({ params: { id } }, { signal }),
  });

export const decisionsAboutQuery = (id: string) =>
  infiniteQueryOptions({
    ...paging,
    queryKey: queryKeys.decisionsAbout(id),
    queryFn: ({ pageParam, signal }): Promise<Page<Decision>> =>
      api.listDecisionsAboutPerson({ params: { id }, query: { ...cursorOf(pageParam) } }, { signal }),
  });

export const historyQuery = (kind: 'question' | 'answer', id: string) =>
  infiniteQueryOptions({
    ...paging,
    queryKey: queryKeys.postHistory(kind, id),
    staleTime: 0,
    queryFn: ({ pageParam, signal }): Promise<Page<EarlierText>> => {
      const get = kind === 'question' ? api.getQuestionHistory : api.getAnswerHistory;
      return get({ params: { id }, query: { ...cursorOf(pageParam) } }, { signal });
    },
  });

export const caseTextsQuery = (id: string) =>
  infiniteQueryOptions({
    ...paging,
    queryKey: queryKeys.caseTexts(id),
    queryFn: ({ pageParam, signal }): Promise<Page<CaseText>> =>
      api.listCaseTexts({ params: { id }, query: { ...cursorOf(pageParam) } }, { signal }),
  });

const isDecidedAlready = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** Refetches the cases, the people, the log and the forum. Waits for all but the forum. */
async function refetchAll(client: QueryClient) {
  await client.invalidateQueries({ queryKey: queryKeys.moderation });
  client.invalidateQueries({ queryKey: queryKeys.forum });
}

/** The requests of moderators. The queue is refetched after each, also if another moderator was faster. */
export function useModeration() {
  const client = useQueryClient();
  const messages = useQueueMessages();
  const people = usePeopleMessages();
  const thenRefetch = async <Result>(work: Promise<Result>) => {
    try {
      return await work;
    } catch (error) {
      if (!isDecidedAlready(error)) throw error;
      // A toast, because the case and a message in it may leave the queue.
      showToast({ tone: 'warning', message: failureOf(error).detail ?? messages.failed });
      return undefined;
    } finally {
      await refetchAll(client);
    }
  };
  const decide = (id: string, body: CaseDecision) => thenRefetch(api.decideCase({ params: { id }, body }));
  const undo = async ({ id, version }: Case) => {
    try {
      const restored = await decide(id, { version, action: 'restore' });
      if (restored) showToast({ tone: 'success', message: messages.done.restore });
    } catch (error) {
      showToast({ tone: 'error', message: failureOf(error).detail ?? messages.failed });
    }
  };

  return {
    onDecide: async ({ id, version }: Case, decision: Omit<CaseDecision, 'version'>) => {
      const decided = await decide(id, { version, ...decision });
      if (!decided) return;
      const isReversible = decision.action === 'hide' || decision.action === 'remove';
      showToast({
        tone: 'success',
        message: messages.done[decision.action],
        action: isReversible ? { label: messages.undo, onClick: () => undo(decided) } : undefined,
        duration: isReversible ? 10_000 : undefined,
      });
    },
    onSuspend: async ({ author }: Case, body: NewSuspension) => {
      const result = await thenRefetch(api.suspendPerson({ params: { id: author?.id ?? '' }, body }));
      if (result) showToast({ tone: 'success', message: messages.removed({ count: result.removed }) });
    },
    onLift: async ({ author }: Case) => {
      await thenRefetch(api.liftSuspension({ params: { id: author?.id ?? '' } }));
    },
    onRemoveAll: async ({ post }: Case, body: AnswersRemoval) => {
      const result = await thenRefetch(
        api.removeAnswersOfDeletedAccount({ params: { id: post?.id ?? '' }, body }),
      );
      if (result) showToast({ tone: 'success', message: people.removed({ count: result.removed }) });
    },
  };
}

/** The requests of moderators about the account of a person. Each rejects on failure. */
export function usePersonActions(id: string) {
  const client = useQueryClient();
  const messages = useQueueMessages();
  const people = usePeopleMessages();
  return {
    onSuspend: async (body: NewSuspension) => {
      const { removed } = await api.suspendPerson({ params: { id }, body });
      await refetchAll(client);
      showToast({ tone: 'success', message: messages.removed({ count: removed }) });
    },
    onLift: async () => {
      await api.liftSuspension({ params: { id } });
      await client.invalidateQueries({ queryKey: queryKeys.moderation });
    },
    onExport: async (reason: string) => {
      const { download_url } = await api.exportPerson({ params: { id }, body: { reason } });
      startDownload(absoluteUrl(download_url));
      await client.invalidateQueries({ queryKey: queryKeys.decisions });
      await client.invalidateQueries({ queryKey: queryKeys.decisionsAbout(id) });
      showToast({ tone: 'success', message: people.exported });
    },
    onDelete: async (body: AccountDeletion) => {
      const remaining = await api.deletePerson({ params: { id }, body });
      client.removeQueries({ queryKey: queryKeys.person(id) });
      // The account on the screen is gone; the cases and the log are refetched when they are opened.
      client.invalidateQueries({ queryKey: queryKeys.moderation, refetchType: 'none' });
      client.invalidateQueries({ queryKey: queryKeys.forum });
      return remaining;
    },
  };
}

/** Removes all answers of a deleted account, of which `answerId` is one. Rejects on failure. */
export function useRemoveAnswers(answerId: string) {
  const client = useQueryClient();
  return async (body: AnswersRemoval) => {
    await api.removeAnswersOfDeletedAccount({ params: { id: answerId }, body });
    refetchAll(client);
  };
}
