import type { Country, RequestOptions, User } from '@settlement-help/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { changeCachedUser } from '#app/lib/api/changeCachedUser.ts';
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

/** The signed-in person. A failed first load ends the session (§4 Auth state); offline, the saved copy is shown. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client, queryKey, signal }) => {
    const { token } = session.get();
    const isCurrent = () => !signal.aborted && session.get().token === token;
    try {
      const loaded = await loadOrCopy(queryKeys.me, () => retryIfStayed(() => api.getMe({}, { signal })));
      const user = await withUnsentDestination(loaded, signal);
      if (isCurrent() && user.country_selected && user.settlement_country)
        session.chooseCountry(user.settlement_country);
      return user;
    } catch (error) {
      // A refetch can fail too. The cached profile then stays on the screen.
      if (isCurrent() && client.getQueryData(queryKey) === undefined) session.expire();
      throw error;
    }
  },
});

/** Stores the destination in this browser, even if the server cannot save it (§4). */
export async function chooseCountry(queryClient: QueryClient, country: Country) {
  const { token } = session.get();
  const saved = await trySendDestination(country);
  // Another person may have logged in while the request was pending.
  if (session.get().token !== token) return;
  session.chooseCountry(country);
  await changeCachedUser(queryClient, saved ?? destinationFields(country));
}
