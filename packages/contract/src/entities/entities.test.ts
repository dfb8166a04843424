import { steps } from '@settlement-help/content';
import { describe, expect, test } from 'vitest';
import { unknownSituation } from '../entities/situation.ts';
import { countCharacters, countries, limits, NewQuestion, NewUser, StepContent } from '../index.ts';
import { Situation } from './situation.ts';

const registration = { email: 'amira@example.org', password: 'eight888', full_name: 'Amira' };

describe('registration', () => {
  test.each([
    ['a password of 7 characters', { password: 'seven77' }, 'Password must be at least 8 characters'],
    ['an e-mail without a host', { email: 'amira' }, 'Enter an email address such as name@example.org'],
    ['a name of spaces', { full_name: '   ' }, 'Required'],
    ['a name of invisible characters', { full_name: ' \u200b\u2060\u3164' }, 'Required'],
    ['a NUL in the name', { full_name: 'A\0' }, 'Contains characters that cannot be stored'],
    ['a lone surrogate in the name', { full_name: 'A\uD83D' }, 'Contains characters that cannot be stored'],
  ])('refuses %s', (_case, fault, message) => {
    const result = NewUser.safeParse({ ...registration, ...fault });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each(['👨‍👩‍👧', 'می‌خواهم', '١', '-'])('takes the name %s', (full_name) => {
    expect(NewUser.parse({ ...registration, full_name })).toEqual({ ...registration, full_name });
  });

  test('trims the name and leaves the country out when it was not given', () => {
    expect(NewUser.parse({ ...registration, full_name: ' Amira ' })).toEqual(registration);
  });

  test('drops unknown fields', () => {
    expect(NewUser.parse({ ...registration, is_admin: true })).toEqual(registration);
  });
});

describe('a question', () => {
  test.each([
    ['letters', 'a'],
    ['emoji', '🗝'],
  ])('has a title of at most 200 %s', (_kind, character) => {
    const title = character.repeat(limits.question.titleMax);
    expect(NewQuestion.safeParse({ title }).success).toBe(true);
    expect(NewQuestion.safeParse({ title: title + character }).success).toBe(false);
  });

  test('is general unless a category is named', () => {
    expect(NewQuestion.parse({ title: 'Where?' })).toEqual({ title: 'Where?', category: 'general' });
  });
});

test('characters are counted as code points', () => {
  expect(countCharacters('é🗝')).toBe(2);
});

test.each(countries)('the content of %s has ten steps that are valid responses', (country) => {
  const numbers = steps[country].map((step) => StepContent.parse(step).step_number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a situation has every field, null for unknown ones, and no other fields', () => {
  expect(Situation.parse({ renting: false, postal_code: ' 69007 ', other: 1 })).toEqual({
    ...unknownSituation,
    renting: false,
    postal_code: '69007',
  });
  expect(Situation.parse({ postal_code: ' ' })).toEqual(unknownSituation);
});

test.each([
  { nationality: 'german' },
  { renting: 'yes' },
  { postal_code: '1234567890123' },
  { arrived_on: '1899-12-31' },
  { arrived_on: '2101-01-01' },
  { arrived_on: '2026-02-29' },
  { arrived_on: '2026-11-20T00:00:00Z' },
])('a situation refuses %j', (fault) => expect(Situation.safeParse(fault).success).toBe(false));
