import { describe, expect, test } from 'vitest';
import { readDay } from './readDay.ts';

const read = (text: string) => readDay(text, 2026);

test.each([
  ['15/11/26', '2026-11-15'],
  ['15.11.2026', '2026-11-15'],
  ['15. 11. 2026', '2026-11-15'],
  ['15-11-2026', '2026-11-15'],
  ['15 11 2026', '2026-11-15'],
  ['11/15/2026', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['2026/3/4', '2026-03-04'],
  ['15/Nov/2026', '2026-11-15'],
  ['15-NOV-26', '2026-11-15'],
  ['15 novembre 2026', '2026-11-15'],
  ['1er août 2026', '2026-08-01'],
  ['1 aout 2026', '2026-08-01'],
  ['15 févr. 2026', '2026-02-15'],
  ['15. November 2026', '2026-11-15'],
  ['3. März 2026', '2026-03-03'],
  ['3. Maerz 2026', '2026-03-03'],
  ['15th November 2026', '2026-11-15'],
  ['November 15, 2026', '2026-11-15'],
  ['15 листопада 2026 р.', '2026-11-15'],
  ['15 листопад 2026', '2026-11-15'],
  ['15 Kasım 2026', '2026-11-15'],
  ['15 KASIM 2026', '2026-11-15'],
  ['3 Şubat 2026', '2026-02-03'],
  ['15 نوفمبر 2026', '2026-11-15'],
  ['١٥ تشرين الثاني ٢٠٢٦', '2026-11-15'],
  ['١٥/١١/٢٠٢٦', '2026-11-15'],
  ['3.4.2026', '2026-04-03'],
  ['4/4/2026', '2026-04-04'],
  ['31/02/2026', '2026-02-31'],
  ['15/11/62', '1962-11-15'],
  ['15/11/36', '2036-11-15'],
])('%s is %s', (text, date) => expect(read(text)).toEqual({ date }));

test.each(['03/04/2026', '3-4-26', '12/11/2026'])('%s can be two days', (text) =>
  expect(read(text)).toEqual({ problem: 'ambiguous' }),
);

test.each([
  ['15 Foo 2026', 'Foo'],
  ['15 J 2026', 'J'],
  ['15 ju 2026', 'ju'],
])('%s has no known month', (text, month) => expect(read(text)).toEqual({ problem: 'unknownMonth', month }));

test.each(['', '15', '15/11', 'tomorrow', '15 November', '1234567'])('%j is not a whole date', (text) =>
  expect(read(text)).toBeUndefined(),
);

describe('every day is read as it is written in the languages of the product', () => {
  const days = Array.from({ length: 36 }, (_, index) => Date.UTC(2026, index % 12, 1 + index * 0.75));
  const styles = ['long', 'medium'] as const;
  test.each(['en', 'en-GB', 'fr', 'de', 'ar', 'ar-SY', 'uk', 'tr'])('%s', (locale) => {
    for (const time of days) {
      const date = new Date(time).toISOString().slice(0, 10);
      for (const dateStyle of styles) {
        const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(time);
        const result = read(text);
        // The medium style of some languages has only numbers.
        if (!(result && 'problem' in result && result.problem === 'ambiguous'))
          expect(result, text).toEqual({ date });
      }
    }
  });
});
