import { type Country, countries, isUnknown, Situation, unknownSituation } from '@settlement-help/contract';
import { browserStorage, localStore } from '#app/lib/storage/browserStorage.ts';
import { createStore } from '#app/lib/storage/store.ts';

/** The plan of a visitor without an account. It never leaves the device before `save`. */
export interface VisitorPlan {
  country: Country | null;
  situation: Situation;
}

const key = 'visitorPlan';
const saveKey = 'saveVisitorPlan';
const tab = browserStorage('sessionStorage');

function read(): VisitorPlan {
  try {
    const stored = JSON.parse(localStore.get(key) ?? '{}');
    const situation = Situation.safeParse(stored.situation ?? {});
    return {
      country: countries.find((country) => country === stored.country) ?? null,
      situation: situation.success ? situation.data : unknownSituation,
    };
  } catch {
    return { country: null, situation: unknownSituation };
  }
}

const { get, set, subscribe } = createStore(read());

const refresh = () => set(read());

addEventListener('storage', (event) => {
  if (event.key === null || event.key === key) refresh();
});

function change(changes: Partial<VisitorPlan>) {
  localStore.set(key, JSON.stringify({ ...get(), ...changes }));
  refresh();
}

export const visitorPlan = {
  get,
  subscribe,
  change,
  /** Stores answers and returns the whole situation. */
  answer: (answers: Partial<Situation>) => {
    const situation = { ...get().situation, ...answers };
    change({ situation });
    return situation;
  },
  eraseAnswers: () => change({ situation: unknownSituation }),
  /** Marks the plan to be moved to the account that is created or used next in this tab. */
  save: () => tab.set(saveKey, 'true'),
  /** The plan to move to the account of this tab. Another person's account must not get it. */
  toSave: () => {
    const plan = get();
    return tab.get(saveKey) && (plan.country || !isUnknown(plan.situation)) ? plan : null;
  },
  erase: () => {
    localStore.remove(key);
    tab.remove(saveKey);
    refresh();
  },
};
