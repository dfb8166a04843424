import type { StoredDocument } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { documentsQuery } from './queries.ts';

/** What is known of the documents: to be changed after a request, or to be loaded anew. */
export function useDocumentCache() {
  const queryClient = useQueryClient();
  const { queryKey } = documentsQuery;

  const renew = () => {
    queryClient.invalidateQueries({ queryKey });
    // A step shows its document too.
    queryClient.invalidateQueries({ queryKey: queryKeys.allSteps });
  };
  const change = async (documents: (all: StoredDocument[]) => StoredDocument[]) => {
    await changeCached(queryClient, queryKey, documents);
    renew();
  };
  return { renew, change };
}
