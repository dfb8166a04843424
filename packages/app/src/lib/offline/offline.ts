import { createStore, useStore } from '#app/lib/storage/store.ts';

export interface OfflineState {
  isOffline: boolean;
  isCopy: boolean;
  /** When the shown data was saved, in milliseconds since 1970; null if the screen shows no saved data. */
  savedAt: number | null;
}

let reachedAt: number | null = null;
/** When the oldest of the shown copies was saved. */
let copyAt: number | null = null;
let isDataMissing = false;

const read = (): OfflineState => ({
  isOffline: !navigator.onLine || copyAt !== null,
  isCopy: copyAt !== null,
  savedAt: isDataMissing ? null : (copyAt ?? reachedAt),
});

const { get, set, subscribe } = createStore(read());

const refresh = () => set(read());

export const offline = {
  get,
  subscribe,
  reached: (at: number) => {
    reachedAt = at;
    if (copyAt === null) return;
    copyAt = null;
    refresh();
  },
  reset: () => {
    reachedAt = null;
    copyAt = null;
    isDataMissing = false;
    refresh();
  },
  showsCopy: (savedAt: number) => {
    copyAt = Math.min(copyAt ?? savedAt, savedAt);
    refresh();
  },
  /** Sets whether the screen shows a failure instead of data. */
  setDataMissing: (isMissing: boolean) => {
    if (isMissing === isDataMissing) return;
    isDataMissing = isMissing;
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
