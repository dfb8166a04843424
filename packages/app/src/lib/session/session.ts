import { type Country, countries } from '@settlement-help/contract';
import { localStore } from '#app/lib/storage/browserStorage.ts';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';
import { offlineCopies } from '#app/lib/storage/offlineCopies.ts';
import { recentSearches } from '#app/lib/storage/recentSearches.ts';
import { createStore } from '#app/lib/storage/store.ts';

export interface SessionState {
  token: string | null;
  country: Country | null;
  /** A destination that the server has not saved yet, or null. */
  unsentCountry: Country | null;
  /** True if the server ended the last session. */
  expired: boolean;
}

const keys = { token: 'token', country: 'selectedCountry', unsentCountry: 'unsentCountry' } as const;

const storedCountry = (key: string) => countries.find((country) => country === localStore.get(key)) ?? null;

const read = (expired: boolean): SessionState => ({
  token: localStore.get(keys.token),
  country: storedCountry(keys.country),
  unsentCountry: storedCountry(keys.unsentCountry),
  expired,
});

const { get, set, subscribe } = createStore(read(false));

const refresh = (expired = false) => set(read(expired));

// Other tabs share the session. A page in the back-forward cache receives no storage events.
addEventListener('storage', ({ key }) => {
  if (key === null || Object.values<string>(keys).includes(key)) refresh();
});
addEventListener('pageshow', ({ persisted }) => persisted && refresh());

function clearCopies() {
  offlineCopies.clear();
  keptFiles.clear();
  recentSearches.clear();
}

function removePastFiles() {
  if (get().token) keptFiles.removePast().catch(() => undefined);
}

// A tab that was closed while it logged out can leave files.
if (!get().token) keptFiles.clear();
removePastFiles();
// An installed app can stay open for days.
addEventListener('visibilitychange', removePastFiles);

function end(expired: boolean) {
  // Another tab may have begun a new session, which must not end.
  const isOurs = localStore.get(keys.token) === get().token;
  if (isOurs) {
    for (const key of Object.values(keys)) localStore.remove(key);
    clearCopies();
  }
  refresh(expired && isOurs);
}

export const session = {
  get,
  subscribe,
  begin: (token: string) => {
    // The last session can be another person's.
    clearCopies();
    localStore.remove(keys.unsentCountry);
    localStore.set(keys.token, token);
    refresh();
  },
  chooseCountry: (country: Country) => {
    localStore.set(keys.country, country);
    refresh();
  },
  setUnsentCountry: (country: Country | null) => {
    if (country) localStore.set(keys.unsentCountry, country);
    else localStore.remove(keys.unsentCountry);
    refresh();
  },
  /** Ends the session at a log-out. */
  end: () => end(false),
  /** Ends a session whose token the server no longer accepts. */
  expire: () => end(true),
};
