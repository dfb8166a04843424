import type { CallOptions, Country } from '@settlement-help/contract';
import { api } from './api.ts';

/** What a choice of the destination changes of the person (§4 Auth state). */
export const choiceOf = (country: Country) => ({ settlement_country: country, country_selected: true });

/** Tells the server of the destination; answers the person as they are then. */
export const sendDestination = (country: Country, options?: CallOptions) =>
  api.updateMe({ body: choiceOf(country) }, options);
