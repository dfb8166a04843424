import { memoize } from './memoize.ts';

type PluralForm = (number: string) => string;

/** Texts by CLDR plural category, or for one number (`=0`). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule | `=${number}`, PluralForm>> & {
  other: PluralForm;
};

export interface Formats {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Picks the form for `count` and gives it the formatted number. */
  plural: (count: number, forms: PluralForms) => string;
  number: (value: number) => string;
  list: (items: readonly string[]) => string;
  percent: (value: number) => string;
  /** A number of bytes in the largest of `units`, each 1024 of the one before, with two decimals. */
  fileSize: (bytes: number, units: readonly string[]) => string;
  date: (iso: string) => string;
  /** A long date of an ISO 8601 date, with the time of a local time; the same in every time zone. */
  day: (date: string) => string;
  month: (iso: string) => string;
  shortDate: (iso: string) => string;
  /** How long ago a timestamp was: `justNow` under an hour, then whole hours, whole days, and from a week on the date. */
  timeAgo: (iso: string, now: number, justNow: string) => string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Creates a value on first use, because an Intl object takes milliseconds. */
const once = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** For browsers without `getTextInfo`. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'ur']);

interface LocaleWithDirection extends Intl.Locale {
  getTextInfo?: () => { direction?: 'ltr' | 'rtl' };
}

function directionOf(locale: LocaleWithDirection) {
  return locale.getTextInfo?.().direction ?? (rightToLeft.has(locale.language) ? 'rtl' : 'ltr');
}

/** Creates the formats of one language. English dates are written day first, as in both countries. */
export function createFormats(locale: string): Formats {
  const region = locale === 'en' ? 'en-GB' : locale;
  const plurals = once(() => new Intl.PluralRules(locale));
  const formOf = memoize((count: number) => plurals().select(count));
  const numbers = once(() => new Intl.NumberFormat(region));
  const number = memoize((value: number) => numbers().format(value));
  const lists = once(() => new Intl.ListFormat(region));
  const percents = once(() => new Intl.NumberFormat(region, { style: 'percent' }));
  const twoDecimals = once(
    () => new Intl.NumberFormat(region, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  // The plain language and not the region: British English writes "3 hr ago".
  // Only English is narrow: French would write "-3 h".
  const ages = once(
    () => new Intl.RelativeTimeFormat(locale, { style: locale === 'en' ? 'narrow' : 'short' }),
  );
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(region, options));
    return memoize((iso: string) => format().format(new Date(iso)));
  };
  const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const dateHere = dateFormat(longDate);
  const dateInUtc = dateFormat({ ...longDate, timeZone: 'UTC' });
  const timeInUtc = dateFormat({
    ...longDate,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const shortDate = dateFormat({ day: '2-digit', month: 'short', year: 'numeric' });
  return {
    locale,
    direction: directionOf(new Intl.Locale(locale)),
    plural: (count, forms) => (forms[`=${count}`] ?? forms[formOf(count)] ?? forms.other)(number(count)),
    number,
    list: (items) => lists().format(items),
    percent: (value) => percents().format(value),
    fileSize: (bytes, units) => {
      let power = 0;
      let size = bytes;
      // Rounded as it will be shown, so that no size reads 1,024.00 of a unit.
      while (power < units.length - 1 && Number(size.toFixed(2)) >= 1024) {
        size /= 1024;
        power += 1;
      }
      return `${twoDecimals().format(size)} ${units[power]}`;
    },
    date: (iso) => keepDayWithMonth(dateHere(iso)),
    day: (iso) => keepDayWithMonth(iso.includes('T') ? timeInUtc(`${iso}Z`) : dateInUtc(iso)),
    // A date without a time is UTC; west of it, the first of a month would fall into the month before.
    month: dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
    shortDate,
    timeAgo: (iso, now, justNow) => {
      // A clock that runs behind makes an age negative, which is still under an hour.
      const age = now - Date.parse(iso);
      if (age < hour) return justNow;
      if (age < day) return ages().format(-Math.floor(age / hour), 'hour');
      return age < 7 * day ? ages().format(-Math.floor(age / day), 'day') : shortDate(iso);
    },
  };
}

/** Keeps a day and its month on one line, and a year with the letter after it. */
const keepDayWithMonth = (text: string) => text.replaceAll(/(\d\.?) (?=\p{L})/gu, '$1\u00a0');
