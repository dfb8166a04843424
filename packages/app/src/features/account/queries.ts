import type { Country, RequestOptions, User } from '@settlement-help/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { choiceOf, sendDestination } from '#app/lib/api/destination.ts';
import { logFailure, retryIfStayed } from '#app/lib/api/pageLeave.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';
import { session } from '#app/lib/session/session.ts';

/** Tells the server of the destination; where it cannot be told, that is only logged (§4, §8). */
const tellDestination = (country: Country, options?: RequestOptions) =>
  sendDestination(country, options).catch((error) =>
    logFailure('The destination could not be stored on the server.', error, options?.signal),
  );

/** The person with the destination that the server could not be told of before. */
async function withDestination(user: User, signal: AbortSignal): Promise<User> {
  const { unsentCountry } = session.get();
  if (!unsentCountry) return user;
  return (await tellDestination(unsentCountry, { signal })) ?? { ...user, ...choiceOf(unsentCountry) };
}

/** The signed-in person. A failure ends the session, as §4 Auth state says, and the person is told; being offline does not. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      const known = await loadOrCopy(queryKeys.me, () => retryIfStayed(() => api.getMe({}, { signal })));
      const user = await withDestination(known, signal);
      if (user.country_selected && user.settlement_country) session.chooseCountry(user.settlement_country);
      return user;
    } catch (error) {
      if (!signal.aborted) session.expire();
      throw error;
    }
  },
});

/** Stores the destination here, also where the server cannot be told (§4). */
export async function chooseCountry(queryClient: QueryClient, country: Country) {
  const { token } = session.get();
  const stored = await tellDestination(country);
  queryClient.setQueryData(
    meQuery.queryKey,
    (user: User | undefined) => stored ?? (user && { ...user, ...choiceOf(country) }),
  );
  // The person may have logged out meanwhile, and the next one settles elsewhere.
  if (session.get().token === token) session.chooseCountry(country);
}
