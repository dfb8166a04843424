import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes cached data. A pending request is sent again, because its response would undo the change. */
export async function changeCached<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
) {
  const filters = { queryKey, exact: true };
  const wasPending = client.isFetching(filters) > 0;
  await client.cancelQueries(filters);
  client.setQueryData<Data>(queryKey, (data) => data && change(data));
  if (wasPending) client.invalidateQueries(filters);
}
