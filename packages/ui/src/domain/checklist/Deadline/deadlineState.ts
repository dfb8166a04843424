import type { Step } from '@settlement-help/contract';
import type { ProductMessages } from '../../messages/useMessages.ts';

export type DeadlineState =
  | { name: 'booked'; date: string; due: string | null }
  | { name: 'unknown'; from: keyof ProductMessages['deadline']['countsFrom'] }
  | { name: 'window'; date: string; opensOn: string }
  | { name: 'future' | 'soon'; date: string; days: number }
  | { name: 'today' | 'past'; date: string };

type Dated = Pick<Step, 'due' | 'booked_for'>;

const soonDays = 14;

/** Whole days between two `YYYY-MM-DD` days. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The state of an open step's date, or null. `today` is the day in the country. */
export function deadlineState({ due, booked_for }: Dated, today: string): DeadlineState | null {
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
