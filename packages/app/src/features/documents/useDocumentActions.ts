import type { DocumentChanges, DocumentKind, StoredDocument } from '@settlement-help/contract';
import type { DocumentEdit, DocumentUploadRequest } from '@settlement-help/ui/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { absoluteUrl, withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { uploadKey } from '#app/lib/api/idempotency.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { refetchDocumentsAndSteps } from '#app/lib/api/refetchDocumentsAndSteps.ts';
import { startDownload } from '#app/lib/downloads/startDownload.ts';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';
import { actionDuration, showToast } from '#app/lib/toasts/toasts.ts';
import { documentForm, uploadForm } from '#app/lib/uploads/documentForm.ts';
import { useBackgroundUpload } from '#app/lib/uploads/useBackgroundUpload.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { binQuery, documentsQuery } from './queries.ts';
import { keepFile } from './useKeptDocuments.ts';

export function useDocumentActions() {
  const queryClient = useQueryClient();
  const uploadInBackground = useBackgroundUpload();
  const { documents: messages } = useAppMessages();

  const refetch = () => {
    refetchDocumentsAndSteps(queryClient);
  };
  const changeDocuments = async (change: (all: StoredDocument[]) => StoredDocument[]) => {
    await changeCached(queryClient, documentsQuery.queryKey, change);
    refetch();
  };

  /** Names the older document with the same bytes. The user decides which one stays. */
  const warnOfCopy = async (id: string, olderId: string) => {
    const isOlder = (document: StoredDocument) => document.id === olderId;
    const stored = queryClient.getQueryData(documentsQuery.queryKey)?.find(isOlder);
    const deleted = stored ? null : (await queryClient.fetchQuery(binQuery))?.find(isOlder);
    if (stored) {
      showToast({
        tone: 'warning',
        message: messages.same({ name: stored.original_filename }),
        duration: actionDuration,
        action: { label: messages.keepOne, onClick: () => remove.mutate({ id }) },
      });
    } else if (deleted) {
      showToast({ tone: 'warning', message: messages.sameInBin({ name: deleted.original_filename }) });
    }
  };

  const upload = useMutation({
    mutationFn: async (request: DocumentUploadRequest) => {
      const { file, smaller, name, kind, onProgress, signal } = request;
      const form = await uploadForm(request);
      return api.uploadDocument(
        { form: { ...form, custom_name: name, ...(kind && { kind }) } },
        { onProgress, signal, idempotencyKey: uploadKey(file, JSON.stringify([name, kind, smaller])) },
      );
    },
    onSuccess: async ({ same_as, ...document }) => {
      await changeDocuments((all) => [
        withAbsoluteUrls.document(document),
        ...all.filter(({ id }) => id !== document.id),
      ]);
      if (same_as !== null) warnOfCopy(document.id, same_as).catch(() => undefined);
    },
    // The server may have stored it: the response can be lost, or the upload cancelled too late.
    onError: refetch,
  });

  const replaceInList = (document: StoredDocument) =>
    changeDocuments((all) =>
      all.map((one) => (one.id === document.id ? withAbsoluteUrls.document(document) : one)),
    );

  const edit = useMutation({
    mutationFn: async ({ id, file, ...changes }: DocumentEdit & Pick<StoredDocument, 'id'>) => {
      const changed = await api.updateDocument({ params: { id }, body: changes });
      if (!file) return changed;
      // The new file comes last, because its type decides the ending of the name.
      const { issued_on, expires_on } = changes;
      const dates = { ...(issued_on && { issued_on }), ...(expires_on && { expires_on }) };
      const replaced = await api.replaceDocument(
        { params: { id }, form: { ...(await documentForm(file)), ...dates } },
        { idempotencyKey: uploadKey(file, JSON.stringify([id, dates])) },
      );
      if (keptFiles.has(changed))
        await keepFile(replaced, file, keptFiles.untilOf(changed)).catch(() => undefined);
      return replaced;
    },
    onSuccess: replaceInList,
    onError: refetch,
  });

  const change = useMutation({
    mutationFn: ({ id, ...changes }: DocumentChanges & Pick<StoredDocument, 'id'>) =>
      api.updateDocument({ params: { id }, body: changes }),
    onSuccess: replaceInList,
    onError: refetch,
  });

  const remove = useMutation({
    mutationFn: ({ id }: Pick<StoredDocument, 'id'>) =>
      nullIfNotFound(api.deleteDocument({ params: { id } })),
    onSuccess: (_response, { id }) => changeDocuments((all) => all.filter((document) => document.id !== id)),
    onError: refetch,
  });

  return {
    upload: (request: DocumentUploadRequest) =>
      uploadInBackground(request, () => upload.mutateAsync(request)),
    /** Attaches a document to a step, or detaches it with null. */
    attach: async ({ id }: StoredDocument, settlement_step_id: string | null) => {
      await change.mutateAsync({ id, settlement_step_id });
    },
    setKind: async ({ id }: StoredDocument, kind: DocumentKind) => {
      await change.mutateAsync({ id, kind });
    },
    edit: ({ id }: StoredDocument, changes: DocumentEdit) => edit.mutateAsync({ id, ...changes }),
    downloadAll: async () => {
      const { download_url } = await api.createArchive({ body: {} });
      startDownload(absoluteUrl(download_url));
    },
    /** Moves a document to the bin if the server has one. */
    remove: async (document: StoredDocument) => {
      await remove.mutateAsync(document);
    },
    /** Deletes a document permanently, past the bin. */
    erase: async ({ id }: StoredDocument) => {
      await remove.mutateAsync({ id });
      await nullIfNotFound(api.eraseDocument({ params: { id } })).finally(refetch);
    },
  };
}
