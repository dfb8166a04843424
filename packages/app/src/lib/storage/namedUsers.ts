import { localStore } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'namedUsers';

const read = () => localStore.getJson<readonly string[]>(key, []);

const { get, set, subscribe } = createStore(read());

/** The ids of the people who chose their name for the community on this device, where they are not asked again. */
export const namedUsers = {
  get,
  subscribe,
  add: (userId: string) => {
    const ids = [...new Set([...read(), userId])];
    localStore.set(key, JSON.stringify(ids));
    set(ids);
  },
};
