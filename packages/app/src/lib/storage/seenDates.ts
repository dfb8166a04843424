import { localStore } from './browserStorage.ts';
import { createStore } from './store.ts';

const prefix = 'dates:';

/** The dates of a plan by the key of the step, as `YYYY-MM-DD`. */
export type PlanDates = Record<string, string>;

/** The dates before they changed, by account and country. The screens share them until the page is loaded again. */
export const datesBeforeChange = createStore<Readonly<Record<string, PlanDates>>>({});

// Another tab can log out.
addEventListener('storage', ({ key, newValue }) => {
  if (key === null || (key.startsWith(prefix) && newValue === null)) datesBeforeChange.set({});
});

/** The dates that a person saw last on this device, per account and country. */
export const seenDates = {
  /** Null on the first visit. */
  read: (userId: string, country: string) =>
    localStore.getJson<PlanDates | null>(`${prefix}${userId}:${country}`, null),
  write: (userId: string, country: string, dates: PlanDates) =>
    localStore.set(`${prefix}${userId}:${country}`, JSON.stringify(dates)),
  clear: () => {
    datesBeforeChange.set({});
    for (const key of localStore.keys()) if (key.startsWith(prefix)) localStore.remove(key);
  },
};
