/** The words of a count, by the plural categories of the language (CLDR); `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What a message catalogue needs to speak one language: numbers, dates and plurals in its own form. */
export interface Formats {
  locale: string;
  /** Writing direction of the language. */
  direction: 'ltr' | 'rtl';
  /** Picks the form for `count` and puts the formatted number where `#` stands. */
  plural: (count: number, forms: PluralForms) => string;
  number: (value: number) => string;
  /** `value` from 0 to 1. */
  percent: (value: number) => string;
  /** A long date of an ISO 8601 timestamp or date, such as "14 November 2026". */
  date: (iso: string) => string;
  /** Month and year of an ISO 8601 date, such as "November 2026". */
  month: (iso: string) => string;
  /** A short date of an ISO 8601 timestamp, such as "14 Nov 2026". */
  shortDate: (iso: string) => string;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'ur']);

/** Everything that depends on the language alone. English dates are written day first, as both countries do. */
export function createFormats(locale: string): Formats {
  const language = new Intl.Locale(locale).language;
  const region = locale === 'en' ? 'en-GB' : locale;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(region);
  const percents = new Intl.NumberFormat(region, { style: 'percent' });
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(region, options);
    return (iso: string) => format.format(new Date(iso));
  };
  return {
    locale,
    direction: rightToLeft.has(language) ? 'rtl' : 'ltr',
    plural: (count, forms) =>
      (forms[plurals.select(count)] ?? forms.other).replaceAll('#', numbers.format(count)),
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value),
    date: dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
    month: dateFormat({ month: 'long', year: 'numeric' }),
    shortDate: dateFormat({ day: '2-digit', month: 'short', year: 'numeric' }),
  };
}
