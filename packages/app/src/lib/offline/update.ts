import { createStore, useStore } from '#app/lib/storage/store.ts';

const { get, set, subscribe } = createStore(false);

/** Whether the server has another version of the app than this page, as a store. */
export const update = {
  get,
  subscribe,
  offer: () => set(true),
};

export const useUpdate = () => useStore(update);
