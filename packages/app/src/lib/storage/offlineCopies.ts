import { localStore } from './browserStorage.ts';

const prefix = 'offline:';
/** The maximum duration of a session in milliseconds. */
const maxAge = 30 * 24 * 3_600_000;

export interface OfflineCopy {
  savedAt: number;
  data: unknown;
}

const tagOf = (token: string) => token.slice(-8);

/** Responses saved for offline use. They are deleted when their session ends. */
export const offlineCopies = {
  read: (token: string, name: string): OfflineCopy | null => {
    try {
      const { session, ...copy } = JSON.parse(localStore.get(prefix + name) ?? 'null');
      return session === tagOf(token) && Date.now() - copy.savedAt < maxAge ? copy : null;
    } catch {
      return null;
    }
  },
  write: (token: string, name: string, copy: OfflineCopy) => {
    // Another tab may have ended the session.
    if (localStore.get('token') === token)
      localStore.set(prefix + name, JSON.stringify({ session: tagOf(token), ...copy }));
  },
  /** Deletes the oldest copies whose names begin with `start`, and keeps `count`. */
  prune: (start: string, count: number) => {
    const copies = localStore.keys().filter((key) => key.startsWith(prefix + start));
    if (copies.length <= count) return;
    const savedAt = (key: string): number => JSON.parse(localStore.get(key) ?? '{}').savedAt ?? 0;
    for (const key of copies.toSorted((a, b) => savedAt(b) - savedAt(a)).slice(count)) localStore.remove(key);
  },
  clear: () => {
    for (const key of localStore.keys()) if (key.startsWith(prefix)) localStore.remove(key);
  },
};
