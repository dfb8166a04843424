import { describe, expect, test } from 'vitest';
import { addPeriod, todayIn } from './dates.ts';

describe('dates', () => {
  test.each([
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2028-02-29', { years: 1 }, '2029-02-28'],
    ['2026-08-31', { months: 6 }, '2027-02-28'],
    ['2026-12-20', { days: 14 }, '2027-01-03'],
    ['2026-10-24', { days: 2 }, '2026-10-26'],
    ['1900-01-01', {}, '1900-01-01'],
    // A due date can be a Saturday.
    ['2026-11-21', { days: 14 }, '2026-12-05'],
    ['2026-11-30', { months: 3 }, '2027-02-28'],
  ])('%s and %j is %s', (start, period, end) => expect(addPeriod(start, period)).toBe(end));

  test('today is the day in the country', () => {
    expect(todayIn('Germany', new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(todayIn('Germany', new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(todayIn('France', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });
});
