import type { Country, Step } from '@settlement-help/contract';
import type { ChangedDate } from '@settlement-help/ui/domain';
import { useEffect } from 'react';
import { datesBeforeChange, type PlanDates, seenDates } from '#app/lib/storage/seenDates.ts';
import { useStore } from '#app/lib/storage/store.ts';

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
  const planKey = `${userId}:${country}`;
  const previousDates = useStore(datesBeforeChange)[planKey] ?? {};

  useEffect(() => {
    if (!userId || !steps) return;
    const currentDates = datesOf(steps);
    const seen = seenDates.read(userId, country) ?? currentDates;
    seenDates.write(userId, country, currentDates);
    const changed = Object.entries(seen).filter(
      ([key, date]) => currentDates[key] !== undefined && currentDates[key] !== date,
    );
    if (changed.length === 0) return;
    const plans = datesBeforeChange.get();
    // If a date changes twice, the first one is what the person knew.
    datesBeforeChange.set({ ...plans, [planKey]: { ...Object.fromEntries(changed), ...plans[planKey] } });
  }, [userId, country, planKey, steps]);

  const currentDates = steps ? datesOf(steps) : {};
  const changedDates = (steps ?? []).flatMap((step): ChangedDate[] => {
    const [before, now] = [previousDates[step.key ?? ''], currentDates[step.key ?? '']];
    return before && now && before !== now ? [{ step, before, now }] : [];
  });
  return {
    changedDates,
    dismiss: () => datesBeforeChange.set({ ...datesBeforeChange.get(), [planKey]: {} }),
  };
}
