import { queryOptions } from '@tanstack/react-query';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api, linkRenewalInterval } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

export const documentsQuery = queryOptions({
  queryKey: queryKeys.documents,
  refetchInterval: linkRenewalInterval,
  queryFn: async ({ signal }) => (await api.listDocuments({}, { signal })).map(withAbsoluteUrls.document),
});
