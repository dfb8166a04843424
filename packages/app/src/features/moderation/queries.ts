import type { Case, CaseDecision, Decision, NewSuspension, Page } from '@settlement-help/contract';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { communityApi } from '#app/lib/api/community.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

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
      communityApi.listCases({ query: { state, ...cursorOf(pageParam) } }, { signal }),
  });

/** The log of decisions. */
export const decisionsQuery = infiniteQueryOptions({
  ...paging,
  queryKey: queryKeys.decisions,
  queryFn: ({ pageParam, signal }): Promise<Page<Decision>> =>
    communityApi.listDecisions({ query: { ...cursorOf(pageParam) } }, { signal }),
});

/** What moderators do; the queue is read anew after each decision, also after one that came too late. */
export function useModeration() {
  const client = useQueryClient();
  const thenReadAnew = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.moderation });
      client.invalidateQueries({ queryKey: queryKeys.forum });
    }
  };
  return {
    onDecide: ({ id, version }: Case, decision: Omit<CaseDecision, 'version'>) =>
      thenReadAnew(communityApi.decideCase({ params: { id }, body: { version, ...decision } })),
    onSuspend: ({ author }: Case, body: NewSuspension) =>
      thenReadAnew(communityApi.suspendPerson({ params: { id: author?.id ?? '' }, body })),
    onLift: ({ author }: Case) =>
      thenReadAnew(communityApi.liftSuspension({ params: { id: author?.id ?? '' } })),
  };
}
