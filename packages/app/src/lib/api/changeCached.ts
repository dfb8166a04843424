import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what is cached of a query; what was asked for before would come after the change and undo it. */
export async function changeCached<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
) {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, (data) => data && change(data));
}
