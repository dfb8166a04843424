import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes the cached data of a query; cancels its pending requests first, whose responses would undo the change. */
export async function changeCached<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
) {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, (data) => data && change(data));
}
