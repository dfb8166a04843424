import { isUnknown, type Situation } from '@settlement-help/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { situationQuery } from './queries.ts';

/** The situation, undefined while it loads and null if nothing is known, with the actions that change it. */
export function useSituation() {
  const { data: situation, error, refetch } = useQuery(situationQuery);
  return { situation, error, refetch, ...useSituationActions() };
}

/** Changes the situation; the actions reject on failure. */
export function useSituationActions() {
  const queryClient = useQueryClient();
  const { queryKey } = situationQuery;

  const store = async (situation: Situation | null) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, situation);
    // The server computes the plan from the situation.
    queryClient.invalidateQueries({ queryKey: queryKeys.allSteps });
  };

  // One at a time: each request replaces the whole situation, so concurrent ones would undo each other.
  const scope = { id: 'situation' };

  const answer = useMutation({
    scope,
    mutationFn: async (answers: Partial<Situation>) => {
      const current = await queryClient.fetchQuery({ ...situationQuery, staleTime: 0 });
      const situation = await api.setSituation({ body: { ...current, ...answers } });
      await store(isUnknown(situation) ? null : situation);
      return situation;
    },
  });

  const erase = useMutation({
    scope,
    mutationFn: async () => {
      await api.eraseSituation();
      await store(null);
    },
  });

  return { answer: answer.mutateAsync, erase: () => erase.mutateAsync() };
}
