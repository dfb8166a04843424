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

/** Milliseconds after which document links are refetched; they expire after 5 minutes. */
export const linkRenewalInterval = 4 * 60_000;
