import type { StoredDocument } from '@settlement-help/contract';
import { useMutation } from '@tanstack/react-query';
import { absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { useDocumentCache } from './useDocumentCache.ts';

/** Attaches a document to a step, or takes it off; rejects with what went wrong. */
export function useAttachDocument() {
  const { change, renew } = useDocumentCache();
  const attach = useMutation({
    mutationFn: ({ id, settlement_step_id }: Pick<StoredDocument, 'id' | 'settlement_step_id'>) =>
      api.updateDocument({ params: { id }, body: { settlement_step_id } }),
    onSuccess: (document) =>
      change((all) => all.map((one) => (one.id === document.id ? absoluteUrls.document(document) : one))),
    // It may have been deleted on another device.
    onError: renew,
  });
  return async ({ id }: StoredDocument, settlement_step_id: string | null) => {
    await attach.mutateAsync({ id, settlement_step_id });
  };
}
