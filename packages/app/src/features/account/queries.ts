import type { Country, RequestOptions, User } from '@settlement-help/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { destinationFields, sendDestination } from '#app/lib/api/destination.ts';
import { logFailure, retryIfStayed } from '#app/lib/api/pageLeave.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';
import { session } from '#app/lib/session/session.ts';

/** Saves the destination on the server; a failure is only logged (§4, §8). */
const trySendDestination = (country: Country, options?: RequestOptions) =>
  sendDestination(country, options).catch((error) =>
    logFailure('The destination could not be stored on the server.', error, options?.signal),
  );

async function withUnsentDestination(user: User, signal: AbortSignal): Promise<User> {
  const { unsentCountry } = session.get();
  if (!unsentCountry) return user;
  const saved = await trySendDestination(unsentCountry, { signal });
  return saved ?? { ...user, ...destinationFields(unsentCountry) };
}

/** The signed-in person. A failure ends the session (§4 Auth state), except offline, where the saved copy is shown. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      const loaded = await loadOrCopy(queryKeys.me, () => retryIfStayed(() => api.getMe({}, { signal })));
      const user = await withUnsentDestination(loaded, signal);
      if (user.country_selected && user.settlement_country) session.chooseCountry(user.settlement_country);
      return user;
    } catch (error) {
      if (!signal.aborted) session.expire();
      throw error;
    }
  },
});

/** Stores the destination in this browser, even if the server cannot save it (§4). */
export async function chooseCountry(queryClient: QueryClient, country: Country) {
  const { token } = session.get();
  const saved = await trySendDestination(country);
  queryClient.setQueryData(
    meQuery.queryKey,
    (user: User | undefined) => saved ?? (user && { ...user, ...destinationFields(country) }),
  );
  // Another person may have logged in while the request was pending.
  if (session.get().token === token) session.chooseCountry(country);
}
