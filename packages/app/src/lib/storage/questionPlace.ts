import { shared } from './browserStorage.ts';

const storageKey = 'question-place';

/** The country and the languages of the questions that the person chose last on this device. */
export const questionPlace = {
  read: () => shared.getJson<{ country?: unknown; language?: unknown }>(storageKey, {}),
  write: (place: { country: string; language: string }) => shared.set(storageKey, JSON.stringify(place)),
  clear: () => shared.remove(storageKey),
};
