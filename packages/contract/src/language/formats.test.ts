import { describe, expect, test, vi } from 'vitest';
import { createFormats } from './formats.ts';

const written = '2026-11-10T12:00:00.000Z';

/** The label after a duration `h:mm:ss`. */
function after(time: string, locale = 'en') {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const now = Date.parse(written) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return createFormats(locale).timeAgo(written, now, 'Just now');
}

describe('how long ago (§9 time-ago labels)', () => {
  test.each([
    ['0:00:00', 'Just now'],
    ['0:59:59', 'Just now'],
    ['1:00:00', '1h ago'],
    ['1:59:59', '1h ago'],
    ['23:59:59', '23h ago'],
    ['24:00:00', '1d ago'],
    ['47:59:59', '1d ago'],
    ['167:59:59', '6d ago'],
    ['168:00:00', '10 Nov 2026'],
    ['9000:00:00', '10 Nov 2026'],
  ])('after %s: %s', (time, label) => {
    expect(after(time)).toBe(label);
  });

  test('is never negative on a clock that runs behind', () => {
    expect(after('-1:00:00')).toBe('Just now');
    expect(after('-48:00:00')).toBe('Just now');
  });

  test('uses the language of the locale', () => {
    expect(after('3:00:00', 'de')).toBe('vor 3 Std.');
    expect(after('3:00:00', 'fr')).toBe('il y a 3\u00a0h');
    expect(after('3:00:00', 'ar')).toBe('قبل 3 ساعات');
  });

  test('counts elapsed hours across a clock change', () => {
    const before = '2026-10-24T22:30:00.000Z';
    const now = Date.parse('2026-10-25T22:29:59.000Z');
    expect(createFormats('en').timeAgo(before, now, 'Just now')).toBe('23h ago');
  });
});

test('the month of a day is the same wherever it is read', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(createFormats('en').month('2026-11-01')).toBe('November 2026');
  vi.unstubAllEnvs();
});

test.each([
  ['en', '28\u00a0November 2026'],
  ['de', '28.\u00a0November 2026'],
  ['uk', '28\u00a0листопада 2026\u00a0р.'],
])('a long date in %s breaks only before the year', (locale, text) => {
  expect(createFormats(locale).day('2026-11-28')).toBe(text);
});

test.each([
  ['en', '2\u00a0December 2026\u00a0at 08:05'],
  ['de', '2.\u00a0Dezember 2026\u00a0um 08:05'],
])('formats the local time of an appointment in every time zone: %s', (locale, text) => {
  expect(createFormats(locale).day('2026-12-02T08:05')).toBe(text);
});
