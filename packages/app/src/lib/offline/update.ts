import { createStore, useStore } from '#app/lib/storage/store.ts';

const { get, set, subscribe } = createStore(false);

/** A store that is true if the server has another version of the app than this page. */
export const update = { get, subscribe, offer: () => set(true) };

export const useUpdate = () => useStore(update);
