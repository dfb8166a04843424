import type { LiveSession } from '@settlement-help/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** The person's sessions, the current one first; null if the server has no such endpoint. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => nullIfNotFound(api.listSessions({}, { signal })),
});

/** The sessions and their actions, which reject on failure. */
export function useSessions() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);

  const filterSessions = (isKept: (session: LiveSession) => boolean) =>
    changeCached(queryClient, sessionsQuery.queryKey, (all) => all?.filter(isKept) ?? null);

  return {
    sessions: data,
    error,
    onRetry: refetch,
    onEnd: async ({ id }: LiveSession) => {
      await nullIfNotFound(api.endSession({ params: { id } }));
      await filterSessions((session) => session.id !== id);
    },
    onEndOthers: async () => {
      await api.logoutElsewhere();
      await filterSessions(({ is_current }) => is_current);
    },
  };
}
