import type { Country, RequestOptions } from '@settlement-help/contract';
import { session } from '#app/lib/session/session.ts';
import { acceptAnyBody } from './acceptAnyBody.ts';
import { api } from './client.ts';

/** The fields of the profile that the choice of a destination sets (§4 Auth state). */
export const choiceOf = (country: Country) => ({ settlement_country: country, country_selected: true });

/** The choice that has not reached the server, and the session in which it was made. */
let unsent: { country: Country; token: string | null } | null = null;

/** Tells the server of the destination; resolves to the person as they are then, as far as the server says. */
export async function sendDestination(country: Country, options?: RequestOptions) {
  unsent = { country, token: session.get().token };
  const user = await acceptAnyBody(api.updateMe({ body: choiceOf(country) }, options));
  unsent = null;
  return user;
}

/**
 * The server has another destination than this page. A choice that had not reached it is sent again (§4 Auth state);
 * else it was changed elsewhere, and this page follows.
 */
export async function agreeOnDestination(country: Country, options?: RequestOptions) {
  if (unsent?.country === country && unsent.token === session.get().token) {
    await sendDestination(country, options);
    return;
  }
  const { settlement_country } = await api.getMe({}, options);
  if (settlement_country && settlement_country !== country) session.chooseCountry(settlement_country);
}
