import type { Step } from '@settlement-help/contract';
import type { DeadlineState } from '../../messages/enDeadline.ts';

/** Days within which a date is soon. */
const soonDays = 14;

/** Whole days from one day to another, both as `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The state of an open step's date; `null` where it has none. `today` is the day in the country. */
export function deadlineState(
  { due, booked_for }: Pick<Step, 'due' | 'booked_for'>,
  today: string,
): DeadlineState | null {
  if (booked_for && booked_for >= today) {
    return { name: 'booked', date: booked_for, due: due?.date ?? null };
  }
  if (!due) return null;
  const { date, from, opens_on } = due;
  if (date === null) return from && { name: 'unknown', from };
  if (opens_on && opens_on > today) return { name: 'window', date, opensOn: opens_on };
  const days = daysBetween(today, date);
  if (days < 0) return { name: 'past', date };
  if (days === 0) return { name: 'today', date };
  return { name: days <= soonDays ? 'soon' : 'future', date, days };
}

/** The day that matters next of a step, to sort by; a text after every day where there is none. */
export const nextDay = (step: Pick<Step, 'due' | 'booked_for'>) =>
  step.booked_for ?? step.due?.opens_on ?? step.due?.date ?? '~';
