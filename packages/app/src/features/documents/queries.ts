import { queryOptions } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api, linkRenewalInterval } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';

export const documentsQuery = queryOptions({
  queryKey: queryKeys.documents,
  refetchInterval: linkRenewalInterval,
  queryFn: ({ signal }) =>
    loadOrCopy(queryKeys.documents, async () =>
      (await api.listDocuments({}, { signal })).map(withAbsoluteUrls.document),
    ),
});
