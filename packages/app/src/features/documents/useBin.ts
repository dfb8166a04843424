import type { StoredDocument } from '@settlement-help/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { refetchDocumentsAndSteps } from '#app/lib/api/refetchDocumentsAndSteps.ts';
import { actionDuration, showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { binQuery } from './queries.ts';

type WithId = Pick<StoredDocument, 'id'>;

/** The deleted documents and their actions. `documents` is null without a bin, undefined while loading. */
export function useBin() {
  const queryClient = useQueryClient();
  const { documents: messages } = useAppMessages();
  const { data: documents } = useQuery(binQuery);

  /** Refetches after a failure too: the server may have done it, and the response was lost. */
  const refetchAfter = async (request: Promise<unknown>) => {
    try {
      await request;
    } finally {
      await refetchDocumentsAndSteps(queryClient);
    }
  };

  const restore = ({ id }: WithId) => refetchAfter(api.restoreDocument({ params: { id } }));

  return {
    documents,
    restore,
    erase: ({ id }: WithId) => refetchAfter(nullIfNotFound(api.eraseDocument({ params: { id } }))),
    empty: () => refetchAfter(api.emptyBin()),
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
