import {
  applyStepStatus,
  type Country,
  type Step,
  type StepChanges,
  type StoredDocument,
} from '@settlement-help/contract';
import type { BackgroundUploadRequest } from '@settlement-help/ui/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { absoluteUrl, absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { uploadKey } from '#app/lib/api/idempotency.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { useBackgroundUpload } from '#app/lib/uploads/useBackgroundUpload.tsx';
import { stepsQuery } from './queries.ts';
import { useStepLock } from './useStepLock.ts';
import type { StepStatus } from './useSteps.ts';

/** What a person can do to their checklist; each rejects with what went wrong. */
export function useChecklistActions(country: Country) {
  const queryClient = useQueryClient();
  const { queryKey } = stepsQuery(country);
  const uploadInBackground = useBackgroundUpload();
  // The documents of steps are in the list of all documents too.
  const renewDocuments = () => queryClient.invalidateQueries({ queryKey: queryKeys.documents });
  const renewSteps = () => {
    queryClient.invalidateQueries({ queryKey });
  };
  const change = (changed: (steps: Step[]) => Step[]) => changeCached(queryClient, queryKey, changed);

  const lock = useStepLock();
  const replace = (step: Step) => change((steps) => applyStepStatus(steps, absoluteUrls.step(step), lock));

  // One after the other, so that an old response never comes after a new one.
  const scope = { id: `step statuses ${country}` };

  const setStepStatus = useMutation({
    mutationKey: queryKeys.stepStatuses(country),
    scope,
    mutationFn: ({ step, isCompleted }: StepStatus) =>
      api.updateStep({ params: { id: step.id }, body: { is_completed: isCompleted } }),
    onSuccess: replace,
    // The server may have refused it because of a change on another device, such as a reset.
    onError: renewSteps,
  });

  const updateStep = useMutation({
    scope,
    mutationFn: ({ step, changes }: { step: Step; changes: StepChanges }) =>
      api.updateStep({ params: { id: step.id }, body: changes }),
    onSuccess: replace,
    // A step may have come into the plan, with others behind it.
    onSettled: renewSteps,
  });

  const upload = useMutation({
    mutationFn: ({ step, file, onProgress, signal }: BackgroundUploadRequest & { step: Step }) =>
      api.uploadDocument(
        { query: { settlement_step_id: step.id }, form: { file } },
        { onProgress, signal, idempotencyKey: uploadKey(file) },
      ),
    onSuccess: async (document, { step }) => {
      const attached = {
        has_document: true,
        document_url: absoluteUrl(document.download_url),
        document_name: document.original_filename,
      };
      await change((steps) => steps.map((one) => (one.id === step.id ? { ...one, ...attached } : one)));
      queryClient.setQueryData<StoredDocument[]>(
        queryKeys.documents,
        (all) => all && [absoluteUrls.document(document), ...all.filter(({ id }) => id !== document.id)],
      );
      renewDocuments();
    },
    // Its response may be lost, or it was cancelled when it had just arrived.
    onError: () => {
      renewSteps();
      renewDocuments();
    },
  });

  const reset = useMutation({
    scope,
    mutationFn: () => api.resetSteps(),
    onSuccess: async (steps) => {
      await change(() => steps.map(absoluteUrls.step));
      renewDocuments();
    },
    // The steps may have been reset all the same.
    onError: () => {
      renewSteps();
      renewDocuments();
    },
  });

  return {
    setStepStatus: async (status: StepStatus) => {
      await setStepStatus.mutateAsync(status);
    },
    updateStep: async (step: Step, changes: StepChanges) => {
      await updateStep.mutateAsync({ step, changes });
    },
    upload: (request: BackgroundUploadRequest & { step: Step }) =>
      uploadInBackground(request, () => upload.mutateAsync(request)),
    reset: async () => {
      await reset.mutateAsync();
    },
  };
}
