import { localStore } from './browserStorage.ts';

const storageKey = 'question-place';

/** The country and the languages of the questions that the person chose last on this device. */
export const questionPlace = {
  read: () => localStore.getJson<{ country?: unknown; language?: unknown }>(storageKey, {}),
  write: (place: { country: string; language: string }) => localStore.set(storageKey, JSON.stringify(place)),
  clear: () => localStore.remove(storageKey),
};
