import { localStore } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'searchShortcut';
const off = 'off';

const { get, set, subscribe } = createStore(localStore.get(key) !== off);

/** True if the key `/` opens the search. */
export const searchShortcut = {
  get,
  subscribe,
  set: (isOn: boolean) => {
    if (isOn) localStore.remove(key);
    else localStore.set(key, off);
    set(isOn);
  },
};
