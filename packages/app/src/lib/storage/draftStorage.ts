import { browserStorage } from './browserStorage.ts';

/**
 * What a person has begun and not finished, kept for this tab so that it survives a reload: drafts, and the keys of
 * posts that may have arrived.
 */
const prefix = 'kept:';
const storage = browserStorage('sessionStorage');

/** Each belongs to one person, since the next one at this device may be somebody else. */
export const kept = {
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
