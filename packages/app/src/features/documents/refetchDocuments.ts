import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** Refetches everything that shows documents. Resolves when the queries on the screen have arrived. */
export const refetchDocuments = (client: QueryClient) =>
  Promise.all(
    [queryKeys.documents, queryKeys.bin, queryKeys.storage, queryKeys.allSteps].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
