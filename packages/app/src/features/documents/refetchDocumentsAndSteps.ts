import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { refetchDocuments } from '#app/lib/api/refetchDocuments.ts';

/** Also refetches the steps, which show their documents. Resolves when the active queries have been refetched. */
export const refetchDocumentsAndSteps = (client: QueryClient) =>
  Promise.all([refetchDocuments(client), client.invalidateQueries({ queryKey: queryKeys.allSteps })]);
