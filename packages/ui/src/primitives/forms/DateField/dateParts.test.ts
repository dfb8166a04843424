import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dateOf, dayProblemOf, isDay, isLikely, isWritten, partsOf } from './dateParts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  return () => vi.useRealTimers();
});

describe('the three fields of a date', () => {
  test.each([
    [{ day: '5', month: '11', year: '2026' }, '2026-11-05', true],
    [{ day: ' 29', month: '2', year: '2028' }, '2028-02-29', true],
    [{ day: '٢٩', month: '۲', year: '2027' }, '2027-02-29', false],
    [{ day: '31', month: '12', year: '2100' }, '2100-12-31', true],
    [{ day: '1', month: '1', year: '2101' }, '2101-01-01', false],
    [{ day: '31', month: '12', year: '1899' }, '1899-12-31', false],
    [{ day: '0', month: '1', year: '2026' }, '2026-01-00', false],
    [{ day: '5', month: '', year: '26' }, '2026-00-05', false],
    [{ day: '5', month: '11', year: '20' }, '20-11-05', false],
    [{ day: 'a', month: '1', year: '2026' }, 'a', false],
    [{ day: '5', month: 'x', year: '2026' }, '2026-x-05', false],
    [{ day: '15.', month: 'Nov.', year: '26' }, '2026-11-15', true],
    [{ day: '15', month: 'novembre', year: '2026' }, '2026-11-15', true],
    [{ day: '15/11/26', month: '', year: '' }, '2026-11-15', true],
    [{ day: '15.12.2026', month: '11', year: '2025' }, '2026-12-15', true],
    [{ day: '03/04/2026', month: '', year: '' }, '03/04/2026', false],
    [{ day: '', month: '', year: '' }, '', false],
  ])('%j is %j', (parts, date, exists) => {
    expect(dateOf(parts)).toBe(date);
    expect(isDay(date)).toBe(exists);
    // A restored value must not change.
    expect(dateOf(partsOf(date))).toBe(date);
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
    expect(partsOf('2026-01-05T00:00:00Z')).toEqual({ day: '5', month: '1', year: '2026' });
    expect(partsOf('')).toEqual({ day: '', month: '', year: '' });
  });
});

test.each([
  ['2026-11-05', undefined],
  ['2026-02-31', { problem: 'noSuchDay' }],
  ['2101-01-01', { problem: 'yearRange' }],
  ['20-11-05', { problem: 'yearRange' }],
  ['', { problem: 'incomplete' }],
  ['2026-00-05', { problem: 'incomplete' }],
  ['-11-05', { problem: 'incomplete' }],
  ['2026-Foo-05', { problem: 'unknownMonth', text: 'Foo' }],
  ['2026-1x-05', { problem: 'unknownMonth', text: '1x' }],
  ['03/04/2026', { problem: 'ambiguous', text: '03/04/2026' }],
  ['03-04-2026', { problem: 'ambiguous', text: '03-04-2026' }],
  ['15 Brumaire 2026', { problem: 'unknownMonth', text: 'Brumaire' }],
  ['tomorrow', { problem: 'notNumbers' }],
  ['2026-11-123', { problem: 'notNumbers' }],
])('the problem of %s is %j', (date, problem) => {
  expect(dayProblemOf(date)).toEqual(problem);
});

test.each([
  ['2016-11-19', false],
  ['2016-11-20', true],
  ['2028-11-20', true],
  ['2028-11-21', false],
  ['2062-11-20', false],
])('%s is likely: %s', (date, likely) => expect(isLikely(date, '2026-11-20')).toBe(likely));
