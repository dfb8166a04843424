import { createFormats } from '@settlement-help/contract/language';
import { describe, expect, test } from 'vitest';
import { addStep, readNumber, writeNumber } from './readNumber.ts';

const formatOf = (locale: string) => createFormats(locale).number;

test.each([
  ['en', '3', 3],
  ['en', ' 12 ', 12],
  ['en', '-4', -4],
  ['en', '\u22124', -4],
  ['en', '+4', 4],
  ['en', '2.5', 2.5],
  ['en', '2,5', 2.5],
  ['en', '.5', 0.5],
  ['en', '2.', 2],
  ['en', '1,234', 1234],
  ['en', '1.234', 1.234],
  ['en', '0,125', 0.125],
  ['en', '1,234.5', 1234.5],
  ['en', "1'234", 1234],
  ['de', '2,5', 2.5],
  ['de', '2.5', 2.5],
  ['de', '1.234', 1234],
  ['de', '1.234,5', 1234.5],
  ['de', '1.234.567', 1_234_567],
  ['fr', '1 234,5', 1234.5],
  ['fr', '1\u202f234', 1234],
  ['ar', '٢', 2],
  ['ar', '٢٫٥', 2.5],
  ['ar', '١٬٢٣٤٫٥', 1234.5],
  ['de', '۲٫۵', 2.5],
  ['de', '2٫500', 2.5],
])('in %s, %s is %d', (locale, text, number) => {
  expect(readNumber(text, formatOf(locale))).toBe(number);
});

test.each(['two', '', '-', '.', '1 5', '1.2.3', '1,234,5', '1e3', '3 kg', '0x10', 'Infinity'])(
  '%j is not a number',
  (text) => {
    expect(readNumber(text, formatOf('en'))).toBeUndefined();
    expect(readNumber(text, formatOf('de'))).toBeUndefined();
  },
);

describe('a written number is read again', () => {
  test.each(['en', 'fr', 'de', 'ar', 'ar-EG', 'uk', 'tr', 'de-CH', 'fa'])('%s', (locale) => {
    const format = formatOf(locale);
    for (const value of [0, 7, -3, 0.5, 1.234, 1.23456, 1234, 12_345.5, 1_234_567])
      expect(readNumber(writeNumber(value, format), format)).toBe(value);
  });
});

test('steps of decimals are exact', () => {
  expect(addStep(0.1, 0.2)).toBe(0.3);
  expect(addStep(2.25, -0.5)).toBe(1.75);
  expect(addStep(2, 1)).toBe(3);
});
