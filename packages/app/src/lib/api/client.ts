import { createClient } from '@settlement-help/contract';
import { session } from '#app/lib/session/session.ts';
import { apiOrigin } from './absoluteUrls.ts';
import { translateProblem } from './translateProblem.ts';

/** What calls as the person of this session, for every table of endpoints. */
export const apiOptions = {
  baseUrl: apiOrigin,
  getToken: () => session.get().token,
  onUnauthorized: session.expire,
  translateProblem,
};

/** The API, called as the person of this session. */
export const api = createClient(apiOptions);

/** Milliseconds until links to documents are renewed: they end after 5 minutes. */
export const linkRenewalInterval = 4 * 60_000;
