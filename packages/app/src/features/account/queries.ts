import type { Country, User } from '@settlement-help/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#app/lib/api.ts';
import { kept } from '#app/lib/kept.ts';
import { session } from '#app/lib/session.ts';

/** The signed-in person. A failure ends the session, as §4 Auth state says. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      const user = await api.getMe({}, { signal });
      if (user.country_selected && user.settlement_country) session.chooseCountry(user.settlement_country);
      return user;
    } catch (error) {
      if (!signal.aborted) session.end();
      throw error;
    }
  },
});

/** Stores the destination here at once; where the server cannot be told, that is only logged (§4, §8). */
export async function chooseCountry(queryClient: QueryClient, country: Country) {
  const choice = { settlement_country: country, country_selected: true };
  try {
    queryClient.setQueryData(meQuery.queryKey, await api.updateMe({ body: choice }));
  } catch (error) {
    console.error('The destination could not be stored on the server.', error);
    queryClient.setQueryData(meQuery.queryKey, (user: User | undefined) => user && { ...user, ...choice });
  }
  session.chooseCountry(country);
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logout() {
  api.logout().catch(() => {
    // Offline, or ended already: the token is forgotten here either way, and ends by itself there.
  });
  kept.clear();
  session.end();
}
