import { ApiError, type LiveSession } from '@settlement-help/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api.ts';

/** Where the person is logged in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.listSessions({}, { signal }),
});

/** Somebody may have ended it elsewhere, or it has run out: either way it is over. */
async function end(id: string) {
  try {
    await api.endSession({ params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** The sessions of the person and what can be done with them; each action rejects with what went wrong. */
export function useSessions() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { queryKey } = sessionsQuery;

  const keep = async (isKept: (session: LiveSession) => boolean) => {
    // A list that was asked for before would come after this and bring back what is gone.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (all) => all?.filter(isKept));
  };

  return {
    sessions: data,
    error,
    onRetry: refetch,
    onEnd: async ({ id }: LiveSession) => {
      await end(id);
      await keep((session) => session.id !== id);
    },
    onEndOthers: async () => {
      await api.logoutElsewhere();
      await keep(({ is_current }) => is_current);
    },
  };
}
