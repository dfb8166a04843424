import { queryOptions } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api, linkRenewalInterval } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';

export const documentsQuery = queryOptions({
  queryKey: queryKeys.documents,
  refetchInterval: linkRenewalInterval,
  queryFn: ({ signal }) =>
    loadOrCopy(queryKeys.documents, async () => {
      const documents = (await api.listDocuments({}, { signal })).map(withAbsoluteUrls.document);
      keptFiles.retain(documents).catch(() => undefined);
      return documents;
    }),
});

/** The deleted documents; null if the server has no bin. */
export const binQuery = queryOptions({
  queryKey: queryKeys.bin,
  meta: { isOptional: true },
  queryFn: async ({ signal }) =>
    (await nullIfNotFound(api.listBin({}, { signal })))?.map(withAbsoluteUrls.document) ?? null,
});

/** The used and the available storage; null if the server does not tell. */
export const storageQuery = queryOptions({
  queryKey: queryKeys.storage,
  meta: { isOptional: true },
  queryFn: ({ signal }) => nullIfNotFound(api.getStorage({}, { signal })),
});
