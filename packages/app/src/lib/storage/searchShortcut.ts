import { shared } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'searchShortcut';
const off = 'off';

const { get, set, subscribe } = createStore(shared.get(key) !== off);

/** True if the key `/` opens the search. */
export const searchShortcut = {
  get,
  subscribe,
  set: (isOn: boolean) => {
    if (isOn) shared.remove(key);
    else shared.set(key, off);
    set(isOn);
  },
};
