import { type Situation, unknownSituation } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { dateToShow, dayToSay } from '../../packages/app/src/routes/screens/counter/passDates.ts';

const today = '2026-11-20';
const situation: Situation = {
  ...unknownSituation,
  moved_in_on: '2026-11-21',
  arrived_on: '2026-11-19',
  visa_ends_on: '2026-11-19',
};

const phrase = { original: '', translation: '', say: null };

test.each([
  ['past', 'arrived_on', '2026-11-19'],
  ['past', 'moved_in_on', null],
  ['future', 'visa_ends_on', null],
  [null, 'moved_in_on', '2026-11-21'],
  [null, 'visa_ends_on', '2026-11-19'],
  [null, 'works_from', null],
] as const)('a sentence that is true %s says %s: %s', (when, day, expected) => {
  expect(dayToSay({ since: { ...phrase, day, when } }, situation, today)).toBe(expected);
});

test('a step without a sentence, and a person without a plan, have no day', () => {
  expect(dayToSay({ since: null }, situation, today)).toBeNull();
  expect(dayToSay({ since: { ...phrase, day: 'arrived_on', when: 'past' } }, null, today)).toBeNull();
});

const due = {
  date: today,
  opens_on: null,
  kind: 'legal',
  law: null,
  law_url: null,
  from: 'arrived_on',
} as const;

test.each([
  ['a legal date of today', due, '2026-11-20'],
  ['a legal date that is over', { ...due, date: '2026-11-19' }, null],
  ['a practical date', { ...due, kind: 'practical' as const }, null],
  ['no date', null, null],
])('the official sees %s: %s', (_case, date, expected) => {
  expect(dateToShow({ due: date }, today)).toBe(expected);
});
