import { endpoints, type Situation, unknownSituation } from '@settlement-help/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { saveEdit } from '#app/lib/conflicts/saveEdit.ts';
import { loadSituation, nullIfUnknown, situationQuery } from './queries.ts';

/** The situation, undefined while it loads and null if nothing is known, with the actions that change it. */
export function useSituation() {
  const { data: situation, error, refetch } = useQuery(situationQuery);
  return { situation, error, refetch, ...useSituationActions() };
}

interface AnswerVariables {
  answers: Partial<Situation>;
  base: Situation | undefined;
}

/** Changes the situation; the actions reject on failure. */
export function useSituationActions() {
  const queryClient = useQueryClient();
  const { queryKey } = situationQuery;

  const cacheSituation = async (situation: Situation | null) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, situation);
    // The server computes the plan from the situation.
    queryClient.invalidateQueries({ queryKey: queryKeys.allSteps });
  };

  // The scope runs mutations one after another, because each request replaces the whole situation.
  const scope = { id: 'situation' };

  const answerMutation = useMutation({
    scope,
    mutationFn: async ({ answers, base }: AnswerVariables) => {
      const situation = await saveEdit({
        base: base ?? queryClient.getQueryData(queryKey) ?? unknownSituation,
        changes: answers,
        load: loadSituation,
        save: (changes, current, options) => api.setSituation({ body: { ...current, ...changes } }, options),
        parse: (current) => endpoints.setSituation.response.parse(current),
        loadDialog: async () => (await import('./SituationConflict.tsx')).SituationConflict,
      });
      await cacheSituation(nullIfUnknown(situation));
      return situation;
    },
  });

  const eraseMutation = useMutation({
    scope,
    mutationFn: async () => {
      await api.eraseSituation();
      await cacheSituation(null);
    },
  });

  return {
    /** `base` is the situation that the person saw, if it may have been refetched meanwhile. */
    answer: (answers: Partial<Situation>, base?: Situation) => answerMutation.mutateAsync({ answers, base }),
    erase: () => eraseMutation.mutateAsync(),
  };
}
