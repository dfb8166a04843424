import { createStore, useStore } from '#app/lib/storage/store.ts';

/** Whether the app shows the state of a moment instead of what is true now. */
export interface OfflineState {
  isOffline: boolean;
  /** Whether what is shown comes from copies. */
  isCopy: boolean;
  /** The moment in milliseconds since 1970; null where nothing is known of the person. */
  savedAt: number | null;
}

/** When the server last said something. */
let reachedAt: number | null = null;
/** When the oldest of the copies was saved that are shown. */
let copyAt: number | null = null;

const read = (): OfflineState => ({
  isOffline: !navigator.onLine || copyAt !== null,
  isCopy: copyAt !== null,
  savedAt: copyAt ?? reachedAt,
});

const { get, set, subscribe } = createStore(read());

const refresh = () => set(read());

/** Whether the app can be read but not used, as a store. */
export const offline = {
  get,
  subscribe,
  /** The server has responded. */
  reached: (at: number) => {
    reachedAt = at;
    if (copyAt === null) return;
    copyAt = null;
    refresh();
  },
  /** Nothing of a person is shown any more. */
  forget: () => {
    reachedAt = null;
    copyAt = null;
    refresh();
  },
  /** A copy is shown that was saved at this time. */
  showsCopy: (at: number) => {
    copyAt = Math.min(copyAt ?? at, at);
    refresh();
  },
};

addEventListener('offline', refresh);
addEventListener('online', () => {
  // What is shown is read anew, and if that fails it is a copy again.
  copyAt = null;
  refresh();
});

export const useOffline = () => useStore(offline);
