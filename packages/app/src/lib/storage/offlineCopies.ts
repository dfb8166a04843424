import { shared } from './browserStorage.ts';

const prefix = 'offline:';
/** The longest that a session lasts, in milliseconds. */
const maxAge = 30 * 24 * 3_600_000;

/** What the server said at a moment, kept on this device so that it can be read without a network. */
export interface OfflineCopy {
  /** Milliseconds since 1970. */
  savedAt: number;
  data: unknown;
}

/** The end of a token tells sessions apart, and is of no use to a thief. */
const tagOf = (token: string) => token.slice(-8);

/** Copies for reading offline. They belong to one session, and go when it ends. */
export const offlineCopies = {
  read: (token: string, name: string): OfflineCopy | null => {
    try {
      const { session, ...copy } = JSON.parse(shared.get(prefix + name) ?? 'null');
      return session === tagOf(token) && Date.now() - copy.savedAt < maxAge ? copy : null;
    } catch {
      return null;
    }
  },
  write: (token: string, name: string, copy: OfflineCopy) => {
    // Another tab may have ended the session in this moment.
    if (shared.get('token') === token)
      shared.set(prefix + name, JSON.stringify({ session: tagOf(token), ...copy }));
  },
  clear: () => {
    for (const key of shared.keys()) if (key.startsWith(prefix)) shared.remove(key);
  },
};
