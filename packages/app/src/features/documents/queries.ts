import type { StoredDocument } from '@settlement-help/contract';
import type { DocumentUploadRequest } from '@settlement-help/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiHref, linksLast } from '#app/lib/api.ts';

const followable = (document: StoredDocument): StoredDocument => ({
  ...document,
  download_url: apiHref(document.download_url),
});

/** The documents of the person, newest first. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  refetchInterval: linksLast,
  queryFn: async ({ signal }) => (await api.listDocuments({}, { signal })).map(followable),
});

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
