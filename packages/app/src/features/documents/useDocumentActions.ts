import type { StoredDocument } from '@settlement-help/contract';
import type { DocumentUploadRequest } from '@settlement-help/ui/domain';
import { useMutation } from '@tanstack/react-query';
import { absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { uploadKey } from '#app/lib/api/idempotency.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { useBackgroundUpload } from '#app/lib/uploads/useBackgroundUpload.tsx';
import { useDocumentCache } from './useDocumentCache.ts';

/** What a person can do with their documents; each rejects with what went wrong. */
export function useDocumentActions() {
  const { change, renew } = useDocumentCache();
  const uploadInBackground = useBackgroundUpload();

  const upload = useMutation({
    mutationFn: ({ file, name, onProgress, signal }: DocumentUploadRequest) =>
      api.uploadDocument(
        { form: { file, custom_name: name } },
        { onProgress, signal, idempotencyKey: uploadKey(file, name) },
      ),
    onSuccess: (document) =>
      change((all) => [absoluteUrls.document(document), ...all.filter(({ id }) => id !== document.id)]),
    // Its response may be lost, or it was cancelled when it had just arrived.
    onError: renew,
  });

  const remove = useMutation({
    mutationFn: ({ id }: StoredDocument) => nullIfNotFound(api.deleteDocument({ params: { id } })),
    onSuccess: (_answer, { id }) => change((all) => all.filter((document) => document.id !== id)),
  });

  return {
    upload: (request: DocumentUploadRequest) =>
      uploadInBackground(request, () => upload.mutateAsync(request)),
    remove: async (document: StoredDocument) => {
      await remove.mutateAsync(document);
    },
  };
}
