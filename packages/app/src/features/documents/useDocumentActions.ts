import type { StoredDocument } from '@settlement-help/contract';
import type { DocumentUploadRequest } from '@settlement-help/ui/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { uploadKey } from '#app/lib/api/idempotency.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { documentForm } from '#app/lib/uploads/documentForm.ts';
import { useBackgroundUpload } from '#app/lib/uploads/useBackgroundUpload.tsx';
import { documentsQuery } from './queries.ts';

export function useDocumentActions() {
  const queryClient = useQueryClient();
  const uploadInBackground = useBackgroundUpload();

  const refetch = () => {
    queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
    queryClient.invalidateQueries({ queryKey: queryKeys.allSteps });
  };
  const changeDocuments = async (change: (all: StoredDocument[]) => StoredDocument[]) => {
    await changeCached(queryClient, documentsQuery.queryKey, change);
    refetch();
  };

  const upload = useMutation({
    mutationFn: async ({ file, name, onProgress, signal }: DocumentUploadRequest) =>
      api.uploadDocument(
        { form: { ...(await documentForm(file)), custom_name: name } },
        { onProgress, signal, idempotencyKey: uploadKey(file, name) },
      ),
    onSuccess: (document) =>
      changeDocuments((all) => [
        withAbsoluteUrls.document(document),
        ...all.filter(({ id }) => id !== document.id),
      ]),
    // The server may have stored it: the response can be lost, or the upload cancelled too late.
    onError: refetch,
  });

  const attach = useMutation({
    mutationFn: ({ id, settlement_step_id }: Pick<StoredDocument, 'id' | 'settlement_step_id'>) =>
      api.updateDocument({ params: { id }, body: { settlement_step_id } }),
    onSuccess: (document) =>
      changeDocuments((all) =>
        all.map((one) => (one.id === document.id ? withAbsoluteUrls.document(document) : one)),
      ),
    onError: refetch,
  });

  const remove = useMutation({
    mutationFn: ({ id }: StoredDocument) => nullIfNotFound(api.deleteDocument({ params: { id } })),
    onSuccess: (_response, { id }) => changeDocuments((all) => all.filter((document) => document.id !== id)),
  });

  return {
    upload: (request: DocumentUploadRequest) =>
      uploadInBackground(request, () => upload.mutateAsync(request)),
    /** Attaches a document to a step, or detaches it with null. */
    attach: async ({ id }: StoredDocument, settlement_step_id: string | null) => {
      await attach.mutateAsync({ id, settlement_step_id });
    },
    remove: async (document: StoredDocument) => {
      await remove.mutateAsync(document);
    },
  };
}
