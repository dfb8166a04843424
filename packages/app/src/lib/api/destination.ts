import type { Country, RequestOptions } from '@settlement-help/contract';
import { session } from '#app/lib/session/session.ts';
import { acceptAnyBody } from './acceptAnyBody.ts';
import { api } from './client.ts';

/** The fields of the profile that the choice of a destination sets (§4 Auth state). */
export const choiceOf = (country: Country) => ({ settlement_country: country, country_selected: true });

/** Tells the server of the destination; resolves to the person as they are then, as far as the server says. */
export async function sendDestination(country: Country, options?: RequestOptions) {
  session.setUnsentCountry(country);
  const { token } = session.get();
  const user = await acceptAnyBody(api.updateMe({ body: choiceOf(country) }, options));
  const now = session.get();
  if (now.token === token && now.unsentCountry === country) session.setUnsentCountry(null);
  return user;
}

/**
 * The server has another destination than this page. A choice that had not reached it is sent again (§4 Auth state);
 * else it was changed elsewhere, and this page follows.
 */
export async function agreeOnDestination(country: Country, options?: RequestOptions) {
  if (session.get().unsentCountry === country) {
    await sendDestination(country, options);
    return;
  }
  const { settlement_country } = await api.getMe({}, options);
  if (settlement_country && settlement_country !== country) session.chooseCountry(settlement_country);
}
