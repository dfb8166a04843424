import type { Country, Step } from '@settlement-help/contract';
import type { UploadRequest } from '@settlement-help/ui/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiHref } from '#app/lib/api.ts';
import { followable, stepsQuery } from './queries.ts';

const withAnswer = (steps: Step[], answered: Step, isCompleted: boolean) =>
  steps.map((step) => {
    if (step.id === answered.id) {
      const completed_at = isCompleted ? new Date().toISOString() : null;
      return { ...step, is_completed: isCompleted, completed_at };
    }
    const unlocks = isCompleted && step.step_number === answered.step_number + 1;
    return unlocks ? { ...step, is_unlocked: true } : step;
  });

/** What a person can do to their checklist; each rejects with what went wrong. */
export function useChecklistActions(country: Country) {
  const queryClient = useQueryClient();
  const { queryKey } = stepsQuery(country);
  // The documents of steps are in the list of all documents too.
  const renewDocuments = () => queryClient.invalidateQueries({ queryKey: ['documents'] });
  const replace = (id: string, changes: Partial<Step>) =>
    queryClient.setQueryData(queryKey, (steps) =>
      steps?.map((step) => (step.id === id ? { ...step, ...changes } : step)),
    );

  const answer = useMutation({
    // One after the other, so that an old reply never comes after a new one.
    scope: { id: `answers ${country}` },
    mutationFn: ({ step, isCompleted }: { step: Step; isCompleted: boolean }) =>
      api.updateStep({ params: { id: step.id }, body: { is_completed: isCompleted } }),
    onMutate: async ({ step, isCompleted }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (steps) => steps && withAnswer(steps, step, isCompleted));
      return { before };
    },
    onSuccess: (step) => replace(step.id, followable(step)),
    onError: (_error, _answer, context) => queryClient.setQueryData(queryKey, context?.before),
  });

  const upload = useMutation({
    mutationFn: ({ step, file, onProgress, signal }: UploadRequest & { step: Step }) =>
      api.uploadDocument({ query: { settlement_step_id: step.id }, form: { file } }, { onProgress, signal }),
    onSuccess: (document, { step }) => {
      replace(step.id, {
        has_document: true,
        document_url: apiHref(document.download_url),
        document_name: document.original_filename,
      });
      renewDocuments();
    },
  });

  const reset = useMutation({
    mutationFn: () => api.resetSteps(),
    onSuccess: (steps) => {
      queryClient.setQueryData(queryKey, steps.map(followable));
      renewDocuments();
    },
  });

  return {
    answer: async (given: { step: Step; isCompleted: boolean }) => {
      await answer.mutateAsync(given);
    },
    upload: async (request: UploadRequest & { step: Step }) => {
      await upload.mutateAsync(request);
    },
    reset: async () => {
      await reset.mutateAsync();
    },
  };
}
