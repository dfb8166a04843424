import { createClient } from '@settlement-help/contract';
import { passwordPrompt } from '#app/lib/session/passwordPrompt.ts';
import { session } from '#app/lib/session/session.ts';
import { apiOrigin } from './absoluteUrls.ts';
import { translateProblem } from './translateProblem.ts';

export const api = createClient({
  baseUrl: apiOrigin,
  getToken: () => session.get().token,
  onUnauthorized: session.expire,
  translateProblem,
  confirmPassword: passwordPrompt.confirm,
});

/** Ends the session of a token that this browser has not stored. */
export const logOutToken = (token: string) =>
  createClient({ baseUrl: apiOrigin, getToken: () => token }).logout();

/** Milliseconds after which document links are refetched; they expire after 5 minutes. */
export const linkRenewalInterval = 4 * 60_000;
