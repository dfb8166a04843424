import { localStore } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'searches';
const maxSearches = 5;

const read = () => localStore.getJson<readonly string[]>(key, []);

const { get, set, subscribe } = createStore(read());

/** The texts that were searched for on this device, the latest first. They are never sent anywhere. */
export const recentSearches = {
  get,
  subscribe,
  add: (text: string) => {
    const searches = [text, ...read().filter((one) => one !== text)].slice(0, maxSearches);
    localStore.set(key, JSON.stringify(searches));
    set(searches);
  },
  clear: () => {
    localStore.remove(key);
    set([]);
  },
};
