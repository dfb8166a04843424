import { browserStorage } from './browserStorage.ts';

const prefix = 'draft:';
const storage = browserStorage('sessionStorage');

/**
 * What a person has typed and not sent, and the keys of posts that may have arrived: for this tab, so that it survives
 * a reload. Each entry belongs to one person, since the next one at this device may be somebody else.
 */
export const draftStorage = {
  read: <Value>(userId: string, name: string): Value | null => {
    try {
      return JSON.parse(storage.get(`${prefix}${userId}:${name}`) ?? 'null') as Value;
    } catch {
      return null;
    }
  },
  write: (userId: string, name: string, value: unknown) => {
    const key = `${prefix}${userId}:${name}`;
    if (value === null || value === '') storage.remove(key);
    else storage.set(key, JSON.stringify(value));
  },
  /** The person logged out. */
  clear: () => {
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
  },
};
