import type { StoredDocument } from '@settlement-help/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { binQuery } from './queries.ts';

/** Milliseconds in which a deleted document can be restored from its toast. */
const undoDuration = 10_000;

/** The deleted documents and what can be done with them. `documents` is null without a bin, undefined while loading. */
export function useBin() {
  const queryClient = useQueryClient();
  const { documents: messages } = useAppMessages();
  const { data: documents } = useQuery(binQuery);

  const refetch = useCallback(async () => {
    for (const queryKey of [queryKeys.documents, queryKeys.allSteps, queryKeys.storage])
      queryClient.invalidateQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey: queryKeys.bin });
  }, [queryClient]);

  const restore = useCallback(
    async ({ id }: Pick<StoredDocument, 'id'>) => {
      await api.restoreDocument({ params: { id } }).finally(refetch);
    },
    [refetch],
  );

  return {
    documents,
    restore,
    erase: async ({ id }: Pick<StoredDocument, 'id'>) => {
      await nullIfNotFound(api.eraseDocument({ params: { id } }));
      await refetch();
    },
    empty: async () => {
      await api.emptyBin();
      await refetch();
    },
    /** Tells that a document is in the bin, and offers to restore it. */
    offerUndo: (document: StoredDocument) => {
      const name = document.original_filename;
      const undo = () =>
        restore(document).catch(() => showToast({ tone: 'error', message: messages.notRestored({ name }) }));
      refetch();
      showToast({
        tone: 'success',
        message: messages.inBin({ name }),
        duration: undoDuration,
        action: { label: messages.undo, onClick: () => void undo() },
      });
    },
  };
}
