import { type Country, countries } from '@settlement-help/contract';
import { shared } from '#app/lib/storage/browserStorage.ts';
import { offlineCopies } from '#app/lib/storage/offlineCopies.ts';
import { createStore } from '#app/lib/storage/store.ts';

/** What the browser keeps of a session (§3 Stored in the browser). */
export interface SessionState {
  /** The bearer token, or null for a visitor. */
  token: string | null;
  /** The chosen destination, kept here even where the server could not be told. */
  country: Country | null;
  /** A destination that has not reached the server, or null. It stays until it has, also over a reload. */
  unsentCountry: Country | null;
  /** Whether the last session ended without the person's doing, so that they are told. */
  expired: boolean;
}

const keys = { token: 'token', country: 'selectedCountry', unsentCountry: 'unsentCountry' } as const;

const storedCountry = (key: string) => countries.find((country) => country === shared.get(key)) ?? null;

const read = (expired: boolean): SessionState => ({
  token: shared.get(keys.token),
  country: storedCountry(keys.country),
  unsentCountry: storedCountry(keys.unsentCountry),
  expired,
});

const { get, set, subscribe } = createStore(read(false));

const refresh = (expired = false) => set(read(expired));

// Follows what other tabs do; a page from the back-forward cache has missed their events.
addEventListener('storage', ({ key }) => {
  if (key === null || Object.values<string>(keys).includes(key)) refresh();
});
addEventListener('pageshow', ({ persisted }) => persisted && refresh());

function end(expired: boolean) {
  // In another tab somebody may have logged in meanwhile: that session is not the one that ends.
  const isOurs = shared.get(keys.token) === get().token;
  if (isOurs) {
    shared.remove(keys.token);
    shared.remove(keys.country);
    shared.remove(keys.unsentCountry);
    offlineCopies.clear();
  }
  refresh(expired && isOurs);
}

/** The session as the browser keeps it, shared with the other tabs, as a store. */
export const session = {
  get,
  subscribe,
  begin: (token: string) => {
    // The next person at this device may be somebody else.
    offlineCopies.clear();
    shared.remove(keys.unsentCountry);
    shared.set(keys.token, token);
    refresh();
  },
  chooseCountry: (country: Country) => {
    shared.set(keys.country, country);
    refresh();
  },
  /** Keeps a destination until the server has it, which null says. */
  setUnsentCountry: (country: Country | null) => {
    if (country) shared.set(keys.unsentCountry, country);
    else shared.remove(keys.unsentCountry);
    refresh();
  },
  /** The person logged out. */
  end: () => end(false),
  /** The server no longer accepts the token, or cannot tell whose it is. */
  expire: () => end(true),
};
