import type { StoredDocument } from '@settlement-help/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { actionDuration, showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { binQuery } from './queries.ts';
import { refetchDocumentsAndSteps } from './refetchDocumentsAndSteps.ts';

type WithId = Pick<StoredDocument, 'id'>;

/** The deleted documents and their actions. `documents` is null without a bin, undefined while loading. */
export function useBin() {
  const queryClient = useQueryClient();
  const { documents: messages } = useAppMessages();
  const { data: documents } = useQuery(binQuery);

  const restore = async ({ id }: WithId) => {
    try {
      await api.restoreDocument({ params: { id } });
    } finally {
      await refetchDocumentsAndSteps(queryClient);
    }
  };

  return {
    documents,
    restore,
    erase: async ({ id }: WithId) => {
      await nullIfNotFound(api.eraseDocument({ params: { id } }));
      await refetchDocumentsAndSteps(queryClient);
    },
    empty: async () => {
      await api.emptyBin();
      await refetchDocumentsAndSteps(queryClient);
    },
    /** Shows that a document is in the bin, and offers to restore it. */
    offerUndo: (document: StoredDocument) => {
      const name = document.original_filename;
      const undo = () =>
        restore(document).catch(() => showToast({ tone: 'error', message: messages.notRestored({ name }) }));
      showToast({
        tone: 'success',
        message: messages.inBin({ name }),
        duration: actionDuration,
        action: { label: messages.undo, onClick: () => void undo() },
      });
    },
  };
}
