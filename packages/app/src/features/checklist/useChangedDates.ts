import type { Country, Step } from '@settlement-help/contract';
import type { ChangedDate } from '@settlement-help/ui/domain';
import { useEffect } from 'react';
import { type PlanDates, seenDates } from '#app/lib/storage/seenDates.ts';
import { createStore, useStore } from '#app/lib/storage/store.ts';

interface Changes {
  /** The account and the country that the dates belong to. */
  of: string;
  /** The dates before they changed, by the key of the step. */
  before: PlanDates;
}

/** Shared by the screens until the message is dismissed or the page is loaded again. */
const store = createStore<Changes>({ of: '', before: {} });

const datesOf = (steps: readonly Step[]): PlanDates =>
  Object.fromEntries(
    steps.flatMap(({ key, status, due }) => (key && status === 'open' && due?.date ? [[key, due.date]] : [])),
  );

/** The open steps whose date has changed since the person saw it last on this device. */
export function useChangedDates(
  userId: string | undefined,
  country: Country,
  steps: readonly Step[] | undefined,
) {
  const changes = useStore(store);
  const of = `${userId}:${country}`;

  useEffect(() => {
    if (!userId || !steps) return;
    const now = datesOf(steps);
    const seen = seenDates.read(userId, country) ?? now;
    seenDates.write(userId, country, now);
    const changed = Object.entries(seen).filter(([key, date]) => now[key] !== undefined && now[key] !== date);
    const { of: shownOf, before } = store.get();
    if (changed.length === 0 && shownOf === of) return;
    // If a date changes twice, the first one is what the person knew.
    store.set({ of, before: { ...Object.fromEntries(changed), ...(shownOf === of && before) } });
  }, [userId, country, of, steps]);

  const before = changes.of === of ? changes.before : {};
  const current = steps ? datesOf(steps) : {};
  const changedDates = (steps ?? []).flatMap((step): ChangedDate[] => {
    const [was, now] = [before[step.key ?? ''], current[step.key ?? '']];
    return was && now && was !== now ? [{ step, before: was, now }] : [];
  });
  return { changedDates, dismiss: () => store.set({ of, before: {} }) };
}
