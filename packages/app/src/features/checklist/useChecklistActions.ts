import {
  ApiError,
  type Country,
  type Step,
  type StepChanges,
  type StoredDocument,
} from '@settlement-help/contract';
import type { StepUploadRequest } from '@settlement-help/ui/domain';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { absoluteUrl, withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { uploadKey } from '#app/lib/api/idempotency.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { refetchDocuments } from '#app/lib/api/refetchDocuments.ts';
import { refetchDocumentsAndSteps } from '#app/lib/api/refetchDocumentsAndSteps.ts';
import { uploadForm } from '#app/lib/uploads/documentForm.ts';
import { useBackgroundUpload } from '#app/lib/uploads/useBackgroundUpload.tsx';
import { stepsQuery } from './queries.ts';
import { replaceStep, type StepStatus, stepScope } from './status/stepStatus.ts';
import { hasUnsent } from './status/useUnsentStatuses.ts';

type StepUpload = StepUploadRequest & { step: Step };

export function useChecklistActions(country: Country) {
  const queryClient = useQueryClient();
  const { queryKey } = stepsQuery(country);
  const uploadInBackground = useBackgroundUpload();
  const refetchSteps = () => {
    queryClient.invalidateQueries({ queryKey });
  };
  const refetchAll = () => {
    refetchDocumentsAndSteps(queryClient);
  };
  /** Fails at once: behind a queued status, the request would wait for the network, and its dialog could not be closed. */
  const failIfUnsent = () => {
    if (hasUnsent(queryClient, country)) throw new ApiError({ kind: 'network' });
  };
  const changeSteps = (change: (steps: Step[]) => Step[]) => changeCached(queryClient, queryKey, change);

  const setStepStatus = useMutation<Step, Error, StepStatus>({
    mutationKey: queryKeys.stepStatuses(country),
  });
  const queueStepStatus = useMutation<Step, Error, StepStatus>({
    mutationKey: queryKeys.queuedStepStatuses(country),
  });

  const updateStep = useMutation({
    scope: stepScope(country),
    mutationFn: ({ step, changes }: { step: Step; changes: StepChanges }) =>
      api.updateStep({ params: { id: step.id }, body: changes }),
    onSuccess: (step) => replaceStep(queryClient, country, step),
    // Adding a step to the plan can add the steps that need it.
    onSettled: refetchSteps,
  });

  const upload = useMutation({
    mutationFn: async (request: StepUpload) => {
      const { step, file, smaller, kind, onProgress, signal } = request;
      const form = await uploadForm(request);
      return api.uploadDocument(
        { query: { settlement_step_id: step.id }, form: { ...form, ...(kind && { kind }) } },
        { onProgress, signal, idempotencyKey: uploadKey(file, JSON.stringify([kind, smaller])) },
      );
    },
    onSuccess: async (document, { step }) => {
      const attached = {
        has_document: true,
        document_url: absoluteUrl(document.download_url),
        document_name: document.original_filename,
      };
      await changeSteps((steps) => steps.map((one) => (one.id === step.id ? { ...one, ...attached } : one)));
      queryClient.setQueryData<StoredDocument[]>(
        queryKeys.documents,
        (all) => all && [withAbsoluteUrls.document(document), ...all.filter(({ id }) => id !== document.id)],
      );
      refetchDocuments(queryClient);
    },
    // The server may have stored it: the response can be lost, or the upload cancelled too late.
    onError: refetchAll,
  });

  const reset = useMutation({
    scope: stepScope(country),
    mutationFn: () => api.resetSteps(),
    onSuccess: async (steps) => {
      await changeSteps(() => steps.map(withAbsoluteUrls.step));
      refetchDocuments(queryClient);
    },
    onError: refetchAll,
  });

  return {
    setStepStatus: async (status: StepStatus) => {
      // A queued status is shown at once; its failure appears as a toast. A later one waits behind it.
      if (onlineManager.isOnline() && !hasUnsent(queryClient, country))
        await setStepStatus.mutateAsync(status);
      else queueStepStatus.mutate(status);
    },
    updateStep: async (step: Step, changes: StepChanges) => {
      failIfUnsent();
      await updateStep.mutateAsync({ step, changes });
    },
    upload: (request: StepUpload) => uploadInBackground(request, () => upload.mutateAsync(request)),
    reset: async () => {
      failIfUnsent();
      await reset.mutateAsync();
    },
  };
}
