import { type Country, countries } from '@settlement-help/contract';
import { shared } from '#app/lib/storage/browserStorage.ts';

/** What the browser keeps of a session (§3 Stored in the browser). */
export interface SessionState {
  /** The bearer token, or null for a visitor. */
  token: string | null;
  /** The chosen destination, kept here even where the server could not be told. */
  country: Country | null;
  /** Whether the last session ended without the person's doing, so that they are told. */
  expired: boolean;
}

const keys = { token: 'token', country: 'selectedCountry' } as const;

const read = (expired: boolean): SessionState => ({
  token: shared.get(keys.token),
  country: countries.find((country) => country === shared.get(keys.country)) ?? null,
  expired,
});

let state = read(false);
const listeners = new Set<() => void>();

function refresh(expired = false) {
  state = read(expired);
  for (const listener of listeners) listener();
}

const follow = () => refresh();
// Follows what other tabs do; a page from the back-forward cache has missed their events.
addEventListener('storage', follow);
addEventListener('pageshow', ({ persisted }) => persisted && follow());

function end(expired: boolean) {
  // In another tab somebody may have logged in meanwhile: that session is not the one that ends.
  const isOurs = shared.get(keys.token) === state.token;
  if (isOurs) {
    shared.remove(keys.token);
    shared.remove(keys.country);
  }
  refresh(expired && isOurs);
}

/** The session as the browser keeps it, shared with the other tabs, as a store. */
export const session = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  begin: (token: string) => {
    shared.set(keys.token, token);
    refresh();
  },
  chooseCountry: (country: Country) => {
    shared.set(keys.country, country);
    refresh();
  },
  /** The person logged out. */
  end: () => end(false),
  /** The server no longer accepts the token, or cannot tell whose it is. */
  expire: () => end(true),
};
