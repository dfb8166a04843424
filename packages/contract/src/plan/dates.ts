import type { Country } from '../entities/user.ts';
import { memoize } from '../language/memoize.ts';

/** A length of time in the calendar. */
export interface Period {
  days?: number | undefined;
  months?: number | undefined;
  years?: number | undefined;
}

const timeZones: Record<Country, string> = { France: 'Europe/Paris', Germany: 'Europe/Berlin' };

/** The day a period later. A month without such a day gives its last day, and no weekend moves it. */
export function addPeriod(day: string, { days = 0, months = 0, years = 0 }: Period): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year + years, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date, lastDate) + days);
  return target.toISOString().slice(0, 10);
}

// A format takes milliseconds to make, and every list of steps asks for the day.
const dayFormats = memoize(
  (country: Country) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: timeZones[country], dateStyle: 'short' }),
);

/** The day that it is in a country. */
export const todayIn = (country: Country, now: Date) => dayFormats(country).format(now);
