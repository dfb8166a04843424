import { createClient } from '@settlement-help/contract';
import { session } from '#app/lib/session/session.ts';

const origin = import.meta.env.VITE_API_ORIGIN ?? '';

/** The API, called as the person of this session. */
export const api = createClient({
  baseUrl: origin,
  getToken: () => session.get().token,
  onUnauthorized: session.expire,
});

/** Milliseconds; links to documents end after 5 minutes, so they are renewed before. */
export const linksLast = 4 * 60_000;

/** An address that the API answered, as the browser can follow it. */
export const apiHref = (path: string) => `${origin}${path}`;
