import type { LiveSession } from '@settlement-help/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** Where the person is logged in, this session first; null on a server that does not list it. */
const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => nullIfNotFound(api.listSessions({}, { signal })),
});

/** The sessions of the person and what can be done with them; each action rejects with what went wrong. */
export function useSessions() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { queryKey } = sessionsQuery;

  const keep = (remains: (session: LiveSession) => boolean) =>
    changeCached(queryClient, queryKey, (all) => all?.filter(remains) ?? null);

  return {
    sessions: data,
    error,
    onRetry: refetch,
    onEnd: async ({ id }: LiveSession) => {
      await nullIfNotFound(api.endSession({ params: { id } }));
      await keep((session) => session.id !== id);
    },
    onEndOthers: async () => {
      await api.logoutElsewhere();
      await keep(({ is_current }) => is_current);
    },
  };
}
