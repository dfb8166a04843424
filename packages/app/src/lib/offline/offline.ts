import { createStore, useStore } from '#app/lib/storage/store.ts';

export interface OfflineState {
  isOffline: boolean;
  /** True if the app shows saved copies. */
  isCopy: boolean;
  /** When the shown data was saved, in milliseconds since 1970; null if there is none. */
  savedAt: number | null;
}

/** Time of the last response. */
let reachedAt: number | null = null;
/** When the oldest of the shown copies was saved. */
let copyAt: number | null = null;

const read = (): OfflineState => ({
  isOffline: !navigator.onLine || copyAt !== null,
  isCopy: copyAt !== null,
  savedAt: copyAt ?? reachedAt,
});

const { get, set, subscribe } = createStore(read());

const refresh = () => set(read());

/** A store of the connection and of the saved copies that the app shows. */
export const offline = {
  get,
  subscribe,
  /** Called after a response. */
  reached: (at: number) => {
    reachedAt = at;
    if (copyAt === null) return;
    copyAt = null;
    refresh();
  },
  /** Called when the session ends. */
  reset: () => {
    reachedAt = null;
    copyAt = null;
    refresh();
  },
  /** Called when a saved copy is shown. */
  showsCopy: (savedAt: number) => {
    copyAt = Math.min(copyAt ?? savedAt, savedAt);
    refresh();
  },
};

addEventListener('offline', refresh);
addEventListener('online', () => {
  // The data is refetched; if that fails, copies are shown again.
  copyAt = null;
  refresh();
});

export const useOffline = () => useStore(offline);
