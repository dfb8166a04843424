import { endpoints, isUnknown, type Situation, unknownSituation } from '@settlement-help/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { saveEdit } from '#app/lib/conflicts/saveEdit.ts';
import { situationQuery } from './queries.ts';

/** The situation, undefined while it loads and null if nothing is known, with the actions that change it. */
export function useSituation() {
  const { data: situation, error, refetch } = useQuery(situationQuery);
  return { situation, error, refetch, ...useSituationActions() };
}

interface Answer {
  answers: Partial<Situation>;
  base: Situation | undefined;
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
    mutationFn: async ({ answers, base }: Answer) => {
      const situation = await saveEdit({
        base: base ?? queryClient.getQueryData(queryKey) ?? unknownSituation,
        changes: answers,
        load: (options) => nullIfNotFound(api.getSituation({}, options)),
        save: (changes, current, options) => api.setSituation({ body: { ...current, ...changes } }, options),
        parse: (current) => endpoints.setSituation.response.parse(current),
        loadDialog: async () => (await import('./SituationConflict.tsx')).SituationConflict,
      });
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

  return {
    /** `base` is the situation that the person saw, if it may have been refetched meanwhile. */
    answer: (answers: Partial<Situation>, base?: Situation) => answer.mutateAsync({ answers, base }),
    erase: () => erase.mutateAsync(),
  };
}
