import { ApiError, type StoredDocument } from '@settlement-help/contract';
import type { DocumentUploadRequest } from '@settlement-help/ui/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api.ts';
import { keyOfFile } from '#app/lib/postOnce.ts';
import { useLastingUpload } from '#app/lib/useLastingUpload.ts';
import { documentsQuery, followable } from './queries.ts';

/** It may have been deleted elsewhere, or before by a call whose reply was lost: either way it is gone. */
async function removeOnce(id: string) {
  try {
    await api.deleteDocument({ params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** What a person can do with their documents; each rejects with what went wrong. */
export function useDocumentActions() {
  const queryClient = useQueryClient();
  const { queryKey } = documentsQuery;
  const lasting = useLastingUpload();

  const renew = () => {
    queryClient.invalidateQueries({ queryKey });
    // A step shows its document too.
    queryClient.invalidateQueries({ queryKey: ['steps'] });
  };
  const change = async (documents: (all: StoredDocument[]) => StoredDocument[]) => {
    // A list that was asked for before the change would come after it and undo it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (all) => all && documents(all));
    renew();
  };

  const upload = useMutation({
    mutationFn: ({ file, name, onProgress, signal }: DocumentUploadRequest) =>
      api.uploadDocument(
        { form: { file, custom_name: name } },
        { onProgress, signal, idempotencyKey: keyOfFile(file, name) },
      ),
    onSuccess: (document) =>
      change((all) => [followable(document), ...all.filter(({ id }) => id !== document.id)]),
    // Its reply may be lost, or it was called off when it had just arrived.
    onError: renew,
  });

  const remove = useMutation({
    mutationFn: ({ id }: StoredDocument) => removeOnce(id),
    onSuccess: (_answer, { id }) => change((all) => all.filter((document) => document.id !== id)),
  });

  return {
    upload: (request: DocumentUploadRequest) => lasting(request, () => upload.mutateAsync(request)),
    remove: async (document: StoredDocument) => {
      await remove.mutateAsync(document);
    },
  };
}
