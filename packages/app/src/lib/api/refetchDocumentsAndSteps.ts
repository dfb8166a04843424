import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.ts';
import { refetchDocuments } from './refetchDocuments.ts';

/** Also refetches the steps, which show their documents. Resolves when the active queries have been refetched. */
export const refetchDocumentsAndSteps = (client: QueryClient) =>
  Promise.all([refetchDocuments(client), client.invalidateQueries({ queryKey: queryKeys.allSteps })]);
