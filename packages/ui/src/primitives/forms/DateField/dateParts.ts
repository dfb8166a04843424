export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Splits a date as `YYYY-MM-DD` and removes leading zeros. */
export function partsOf(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  const plain = (part: string) => part.replace(/^0+/, '');
  return { day: plain(day), month: plain(month), year };
}

/** Arabic and Persian keyboards have their own digits. */
const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Joins the parts to `YYYY-MM-DD`, even if there is no such day; an empty text if all parts are empty. */
export function dateOf({ day, month, year }: DateParts): string {
  const [y = '', m = '', d = ''] = [year, month, day].map((part) => latinDigits(part.trim()));
  return y || m || d ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : '';
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
