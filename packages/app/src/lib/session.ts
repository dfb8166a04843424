import type { Country } from '@settlement-help/contract';

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

/** A store of the session over the browser's own, shared with the other tabs. */
export function createSession(storage: Storage) {
  const read = (expired: boolean): SessionState => ({
    token: storage.getItem(keys.token),
    country: storage.getItem(keys.country) as Country | null,
    expired,
  });
  let state = read(false);
  const listeners = new Set<() => void>();

  const refresh = (expired = false) => {
    state = read(expired);
    for (const listener of listeners) listener();
  };

  const end = (expired: boolean) => {
    storage.removeItem(keys.token);
    storage.removeItem(keys.country);
    refresh(expired);
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      const followOtherTabs = (event: StorageEvent) => {
        if (event.storageArea === storage) refresh();
      };
      listeners.add(listener);
      window.addEventListener('storage', followOtherTabs);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', followOtherTabs);
      };
    },
    begin: (token: string) => {
      storage.setItem(keys.token, token);
      refresh();
    },
    chooseCountry: (country: Country) => {
      storage.setItem(keys.country, country);
      refresh();
    },
    /** The person left. */
    end: () => end(false),
    /** The server does not know the token any more, or not whose it is. */
    expire: () => end(true),
  };
}

export const session = createSession(window.localStorage);
