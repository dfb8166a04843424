import { plainDigits } from '../Field/plainDigits.ts';
import { fullYear, monthOf, readDay } from './readDay.ts';

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/**
 * Splits a date as `YYYY-MM-DD`, with or without a time, and removes leading zeros. Another text stays in the field of the
 * day.
 */
export function partsOf(date: string): DateParts {
  const [, year, month, day] =
    /^([^-]*)-([^-]*)-([^-]{0,2})$/.exec(date.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')) ?? [];
  if (year === undefined || month === undefined || day === undefined)
    return { day: date, month: '', year: '' };
  const plain = (part: string) => part.replace(/^0+/, '');
  return { day: plain(day), month: plain(month), year };
}

const trimmed = (part: string) => plainDigits(part).replace(/^\s+|[\s.,/]+$/g, '');

/**
 * Joins the parts to `YYYY-MM-DD`, even if there is no such day; an empty text if all parts are empty. A whole date in
 * the field of the day counts alone; without a clear meaning it stays as it was typed.
 */
export function dateOf(parts: DateParts): string {
  const [y = '', m = '', d = ''] = [parts.year, parts.month, parts.day].map(trimmed);
  if (/\D/.test(d)) {
    const whole = readDay(parts.day);
    return whole && 'date' in whole ? whole.date : parts.day.trim();
  }
  const month = String((/^\D/.test(m) && monthOf(m)) || m);
  // "20" is probably the beginning of "2026".
  const year = ['19', '20'].includes(y) ? y : fullYear(y);
  // An unknown name stays as it was typed, for the error.
  const paddedMonth = /\D/.test(month) ? month : month.padStart(2, '0');
  return y || m || d ? `${year}-${paddedMonth}-${d.padStart(2, '0')}` : '';
}

/** Returns true if all parts are numbers and the year is from 1900 to 2100. */
export const isWritten = (date: string) =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(date) && date.slice(0, 4) <= '2100';

/** Returns true if the date exists and is from 1900 to 2100. */
export function isDay(date: string): boolean {
  if (!isWritten(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Returns false if a day is more than ten years ago or two years ahead, so that its year may be a typing error. */
export function isLikely(date: string, today: string): boolean {
  const year = Number(today.slice(0, 4));
  const inYear = (other: number) => `${other}${today.slice(4)}`;
  return date >= inYear(year - 10) && date <= inYear(year + 2);
}

export type DayProblem =
  | { problem: 'noSuchDay' | 'notNumbers' | 'incomplete' | 'yearRange' }
  | { problem: 'ambiguous' | 'unknownMonth'; text: string };

/** Explains why the value of a `DateField` is not a day; undefined for a day. */
export function dayProblemOf(date: string): DayProblem | undefined {
  if (isDay(date)) return undefined;
  const [, year, month, day] = /^([^-]*)-([^-]*)-([^-]{2})$/.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) {
    const whole = readDay(date);
    if (!whole || 'date' in whole) return { problem: date.trim() === '' ? 'incomplete' : 'notNumbers' };
    return 'month' in whole
      ? { problem: whole.problem, text: whole.month }
      : { problem: whole.problem, text: date };
  }
  if (year === '' || month === '00' || day === '00') return { problem: 'incomplete' };
  if (/\p{L}/u.test(month)) return { problem: 'unknownMonth', text: month };
  if (/\D/.test(`${year}${month}${day}`)) return { problem: 'notNumbers' };
  return { problem: isWritten(`${year}-01-01`) ? 'noSuchDay' : 'yearRange' };
}
