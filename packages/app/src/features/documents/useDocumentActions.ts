import type { StoredDocument } from '@settlement-help/contract';
import type { DocumentUploadRequest } from '@settlement-help/ui/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api.ts';
import { documentsQuery, followable } from './queries.ts';

/** What a person can do with their documents; each rejects with what went wrong. */
export function useDocumentActions() {
  const queryClient = useQueryClient();
  const { queryKey } = documentsQuery;

  const change = async (documents: (all: StoredDocument[]) => StoredDocument[]) => {
    // A list that was asked for before the change would come after it and undo it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (all) => all && documents(all));
    queryClient.invalidateQueries({ queryKey });
    // A step shows its document too.
    queryClient.invalidateQueries({ queryKey: ['steps'] });
  };

  const upload = useMutation({
    mutationFn: ({ file, name, onProgress, signal }: DocumentUploadRequest) =>
      api.uploadDocument({ form: { file, custom_name: name } }, { onProgress, signal }),
    onSuccess: (document) =>
      change((all) => [followable(document), ...all.filter(({ id }) => id !== document.id)]),
  });

  const remove = useMutation({
    mutationFn: ({ id }: StoredDocument) => api.deleteDocument({ params: { id } }),
    onSuccess: (_answer, { id }) => change((all) => all.filter((document) => document.id !== id)),
  });

  return {
    upload: async (request: DocumentUploadRequest) => {
      await upload.mutateAsync(request);
    },
    remove: async (document: StoredDocument) => {
      await remove.mutateAsync(document);
    },
  };
}
