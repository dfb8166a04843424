import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.ts';

/** Refetches the documents, the bin and the used storage. Resolves when the active queries have been refetched. */
export const refetchDocuments = (client: QueryClient) =>
  Promise.all(
    [queryKeys.documents, queryKeys.bin, queryKeys.storage].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
