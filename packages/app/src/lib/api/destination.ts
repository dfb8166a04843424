import type { Country, RequestOptions } from '@settlement-help/contract';
import { session } from '#app/lib/session/session.ts';
import { acceptAnyBody } from './acceptAnyBody.ts';
import { api } from './client.ts';

export const destinationFields = (country: Country) => ({
  settlement_country: country,
  country_selected: true,
});

/** Saves the destination on the server. Resolves to the user, or undefined if the response has another body. */
export async function sendDestination(country: Country, options?: RequestOptions) {
  session.setUnsentCountry(country);
  const { token } = session.get();
  const user = await acceptAnyBody(api.updateMe({ body: destinationFields(country) }, options));
  const now = session.get();
  if (now.token === token && now.unsentCountry === country) session.setUnsentCountry(null);
  return user;
}

/** Called if the server has another destination: sends one that is not saved yet, or follows a change on another device. */
export async function syncDestination(country: Country, options?: RequestOptions) {
  if (session.get().unsentCountry === country) {
    await sendDestination(country, options);
    return;
  }
  const { settlement_country } = await api.getMe({}, options);
  if (settlement_country && settlement_country !== country) session.chooseCountry(settlement_country);
}
