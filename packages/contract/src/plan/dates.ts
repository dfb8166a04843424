import type { Country } from '../entities/user.ts';
import { memoize } from '../language/memoize.ts';

export interface Period {
  days?: number | undefined;
  months?: number | undefined;
  years?: number | undefined;
}

const timeZones: Record<Country, string> = { France: 'Europe/Paris', Germany: 'Europe/Berlin' };

/** Adds a period to a day. In a month without that day, returns the month's last day. */
export function addPeriod(day: string, { days = 0, months = 0, years = 0 }: Period): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year + years, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date, lastDate) + days);
  return target.toISOString().slice(0, 10);
}

const dayLength = 86_400_000;

/** Days between two days or timestamps, rounded; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

// Creating a format takes milliseconds. Swedish dates are YYYY-MM-DD in every browser; those of en-CA are not.
const dayFormats = memoize(
  (country: Country) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country], dateStyle: 'short' }),
);

const timeFormats = memoize(
  (country: Country) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: timeZones[country],
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

export const todayIn = (country: Country, now: Date) => dayFormats(country).format(now);

/** The moment of a local time such as `2026-12-02T10:30`. Can be an hour off in the night of a clock change. */
export function momentIn(country: Country, localTime: string) {
  const asUtc = Date.parse(`${localTime}Z`);
  const shown = Date.parse(`${timeFormats(country).format(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc));
}
