import { shared } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'searches';
const maxSearches = 5;

const read = () => shared.getJson<readonly string[]>(key, []);

const { get, set, subscribe } = createStore(read());

/** The texts that were searched for on this device, the latest first. They are never sent anywhere. */
export const recentSearches = {
  get,
  subscribe,
  add: (text: string) => {
    const searches = [text, ...read().filter((one) => one !== text)].slice(0, maxSearches);
    shared.set(key, JSON.stringify(searches));
    set(searches);
  },
  clear: () => {
    shared.remove(key);
    set([]);
  },
};
