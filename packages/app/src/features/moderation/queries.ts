import {
  ApiError,
  type Case,
  type CaseDecision,
  type Decision,
  type NewSuspension,
  type Page,
} from '@settlement-help/contract';
import { failureOf } from '@settlement-help/ui';
import { useQueueMessages } from '@settlement-help/ui/domain';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
};

const cursorOf = (cursor: string | null) => cursor && { cursor };

/** The open cases, or the closed ones. */
export const casesQuery = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...paging,
    queryKey: queryKeys.cases(state),
    queryFn: ({ pageParam, signal }): Promise<Page<Case>> =>
      api.listCases({ query: { state, ...cursorOf(pageParam) } }, { signal }),
  });

/** The log of decisions. */
export const decisionsQuery = infiniteQueryOptions({
  ...paging,
  queryKey: queryKeys.decisions,
  queryFn: ({ pageParam, signal }): Promise<Page<Decision>> =>
    api.listDecisions({ query: { ...cursorOf(pageParam) } }, { signal }),
});

const isDecided = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** What moderators do; the queue is read anew after each decision, also after one that came too late. */
export function useModeration() {
  const client = useQueryClient();
  const messages = useQueueMessages();
  const thenReadAnew = async <Result>(work: Promise<Result>) => {
    try {
      return await work;
    } catch (error) {
      if (!isDecided(error)) throw error;
      // The case may leave the queue, and what stands beside its buttons with it.
      showToast({ tone: 'warning', message: failureOf(error).detail ?? messages.failed });
      return undefined;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.moderation });
      client.invalidateQueries({ queryKey: queryKeys.forum });
    }
  };
  return {
    onDecide: async ({ id, version }: Case, decision: Omit<CaseDecision, 'version'>) => {
      await thenReadAnew(api.decideCase({ params: { id }, body: { version, ...decision } }));
    },
    onSuspend: async ({ author }: Case, body: NewSuspension) => {
      const result = await thenReadAnew(api.suspendPerson({ params: { id: author?.id ?? '' }, body }));
      if (result) showToast({ tone: 'success', message: messages.removed({ count: result.removed }) });
    },
    onLift: async ({ author }: Case) => {
      await thenReadAnew(api.liftSuspension({ params: { id: author?.id ?? '' } }));
    },
  };
}
