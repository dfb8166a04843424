import type { StoredDocument } from '@settlement-help/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, apiHref, linksLast } from '#app/lib/api/client.ts';

/** A document as the API answered it, with an address that the browser can follow. */
export const followable = (document: StoredDocument): StoredDocument => ({
  ...document,
  download_url: apiHref(document.download_url),
});

/** The documents of the person, newest first. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  refetchInterval: linksLast,
  queryFn: async ({ signal }) => (await api.listDocuments({}, { signal })).map(followable),
});
