import { isUnknown, type Situation } from '@settlement-help/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { situationQuery } from './planQueries.ts';

/** The situation of the person and what changes it; each change rejects with what went wrong. */
export function useSituation() {
  const queryClient = useQueryClient();
  const { queryKey } = situationQuery;
  const { data, error, refetch } = useQuery(situationQuery);

  const keep = async (situation: Situation | null) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, situation);
    // The plan follows from it.
    queryClient.invalidateQueries({ queryKey: queryKeys.allSteps });
  };

  // One after the other: each request replaces the whole, so two at once would undo each other.
  const scope = { id: 'situation' };

  const answer = useMutation({
    scope,
    mutationFn: async (answers: Partial<Situation>) => {
      // Another device may have answered meanwhile.
      const { data: current } = await refetch({ throwOnError: true });
      const situation = await api.setSituation({ body: { ...current, ...answers } });
      await keep(isUnknown(situation) ? null : situation);
      return situation;
    },
  });

  const erase = useMutation({
    scope,
    mutationFn: async () => {
      await api.eraseSituation();
      await keep(null);
    },
  });

  return {
    /** Nothing while it is loaded, and null where nothing is known. */
    known: data,
    error,
    refetch,
    answer: answer.mutateAsync,
    erase: async () => {
      await erase.mutateAsync();
    },
  };
}
