import { describe, expect, test } from 'vitest';
import { dateOf, isDay, isWritten, partsOf } from './dateParts.ts';

describe('the three fields of a date', () => {
  test.each([
    [{ day: '5', month: '11', year: '2026' }, '2026-11-05', true],
    [{ day: ' 29', month: '2', year: '2028' }, '2028-02-29', true],
    [{ day: '٢٩', month: '۲', year: '2027' }, '2027-02-29', false],
    [{ day: '31', month: '12', year: '2100' }, '2100-12-31', true],
    [{ day: '1', month: '1', year: '2101' }, '2101-01-01', false],
    [{ day: '31', month: '12', year: '1899' }, '1899-12-31', false],
    [{ day: '0', month: '1', year: '2026' }, '2026-01-00', false],
    [{ day: '5', month: '', year: '26' }, '26-00-05', false],
    [{ day: 'a', month: '1', year: '2026' }, '2026-01-0a', false],
    [{ day: '', month: '', year: '' }, '', false],
  ])('%j is %j', (parts, date, exists) => {
    expect(dateOf(parts)).toBe(date);
    expect(isDay(date)).toBe(exists);
  });

  test.each([
    ['2027-02-30', true],
    ['2026-13-05', true],
    ['2100-12-32', true],
    ['2101-01-01', false],
    ['1899-12-31', false],
    ['2026-00-', false],
    ['26-11-05', false],
    ['2026-0x-05', false],
  ])('%s is complete: %s', (date, isWhole) => expect(isWritten(date)).toBe(isWhole));

  test('show a day without leading zeros', () => {
    expect(partsOf('2026-01-05')).toEqual({ day: '5', month: '1', year: '2026' });
    expect(partsOf('')).toEqual({ day: '', month: '', year: '' });
  });
});
