import { browserStorage } from './browserStorage.ts';

/** The owner of the drafts of a visitor. */
export const visitorId = 'visitor';

const prefix = 'draft:';
const storage = browserStorage('sessionStorage');

/** Unsent texts and idempotency keys, per tab and person; they survive a reload. */
export const draftStorage = {
  read: <Value>(userId: string, name: string) =>
    storage.getJson<Value | null>(`${prefix}${userId}:${name}`, null),
  write: (userId: string, name: string, value: unknown) => {
    const key = `${prefix}${userId}:${name}`;
    if (value === null || value === '') storage.remove(key);
    else storage.set(key, JSON.stringify(value));
  },
  clear: () => {
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
  },
};
