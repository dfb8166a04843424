import { plainDigits } from '../Field/plainDigits.ts';

/** The languages of the product. Arabic has other names of months in Syria, and German in Austria. */
const locales = ['en', 'fr', 'de', 'ar-EG', 'ar-SY', 'uk', 'tr', 'de-AT'];

const fold = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();

let monthsByName: Map<string, number> | undefined;

function findMonthNames() {
  const names = new Map([['maerz', 3]]);
  for (const locale of locales) {
    // Ukrainian has another form of the name after a day.
    for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
        const name = parts.find(({ type }) => type === 'month')?.value;
        if (name) names.set(fold(name), month);
      }
    }
  }
  return names;
}

/** The number of a month from 1, by its name in a language of the product or the first three letters or more. */
export function monthOf(name: string): number | undefined {
  monthsByName ??= findMonthNames();
  const folded = fold(name);
  const exact = monthsByName.get(folded);
  if (exact !== undefined || folded.length < 3) return exact;
  const months = new Set(
    [...monthsByName].filter(([other]) => other.startsWith(folded)).map(([, month]) => month),
  );
  return months.size === 1 ? [...months][0] : undefined;
}

/** Completes a year of two digits: at most ten years ahead, otherwise in the last century. */
export function fullYear(year: string, thisYear?: number): string {
  // Frameworks that prerender, such as Next, refuse to read the clock while rendering.
  if (!/^\d\d$/.test(year)) return year;
  const latest = (thisYear ?? new Date().getFullYear()) + 10;
  return String(2000 + Number(year) <= latest ? 2000 + Number(year) : 1900 + Number(year));
}

const inNumbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*([-/. ])\s*(\d{4}|\d\d)$/;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
/** Such as "15 novembre 2026", "15/Nov/26", "1er mars 2026" and "15 листопада 2026 р." */
const withName =
  /^(\d{1,2})(?:er|st|nd|rd|th)?[-/.,\s]*(\p{L}[\p{L}\p{M}.'’ ]*?)[-/.,\s]*(\d{4}|\d\d)(?:\s*[рг]\.?)?$/u;
const nameFirst = /^(\p{L}[\p{L}\p{M}.]*)\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d\d)$/u;

export type WrittenDay =
  /** `YYYY-MM-DD`, even if there is no such day. */
  { date: string } | { problem: 'ambiguous' } | { problem: 'unknownMonth'; month: string };

/** Reads a whole date in numbers or with the name of the month; undefined if the text is something else. */
export function readDay(typed: string, thisYear?: number): WrittenDay | undefined {
  const text = plainDigits(typed).trim();
  const dateOf = (year = '', month: string | number = '', day = '') => ({
    date: [fullYear(year, thisYear), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  });
  const named = (year?: string, name = '', day?: string) => {
    const month = monthOf(name);
    return month ? dateOf(year, month, day) : ({ problem: 'unknownMonth', month: name.trim() } as const);
  };

  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(text) ?? [];
  if (isoYear) return dateOf(isoYear, isoMonth, isoDay);
  const [, first, second, separator, year] = inNumbers.exec(text) ?? [];
  if (first && second) {
    const mayBeMonth = Number(first) <= 12;
    if (mayBeMonth && Number(second) > 12) return dateOf(year, first, second);
    // Dots and spaces are only used with the day first.
    const isClear = !mayBeMonth || Number(first) === Number(second) || separator === '.' || separator === ' ';
    return isClear ? dateOf(year, second, first) : { problem: 'ambiguous' };
  }
  const [, day, name, ofYear] = withName.exec(text) ?? [];
  if (day) return named(ofYear, name, day);
  const [, leadingName, itsDay, itsYear] = nameFirst.exec(text) ?? [];
  return leadingName ? named(itsYear, leadingName, itsDay) : undefined;
}
