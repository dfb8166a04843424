import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the cached data of a query. A request that is pending would undo the change with its response: it is cancelled
 * first and sent again after.
 */
export async function changeCached<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
) {
  const exactly = { queryKey, exact: true };
  const wasPending = client.isFetching(exactly) > 0;
  await client.cancelQueries(exactly);
  client.setQueryData<Data>(queryKey, (data) => data && change(data));
  if (wasPending) client.invalidateQueries(exactly);
}
