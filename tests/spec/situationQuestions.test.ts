import { plans } from '@settlement-help/content';
import { type Situation, unknownSituation } from '@settlement-help/contract';
import { describe, expect, test } from 'vitest';
import {
  orderedFields,
  positionOf,
  questionsFor,
  withoutContradictions,
} from '../../packages/app/src/features/situation/questionList.ts';

const situation = (answers: Partial<Situation>): Situation => ({ ...unknownSituation, ...answers });

test('every field of the situation has one place in the order', () => {
  expect([...orderedFields].sort()).toEqual(Object.keys(unknownSituation).sort());
});

describe.each(['France', 'Germany'] as const)('the questions of %s', (country) => {
  const rules = plans[country];
  const answers = [
    {},
    { nationality: 'eu', purpose: 'work' },
    { nationality: 'other', purpose: 'study', visa: 'vls_ts' },
    { nationality: 'algeria', purpose: 'family', children: 'both' },
    { nationality: 'art41', purpose: 'other', licence: 'other' },
    { purpose: 'protection' },
    { purpose: 'protection', protection: 'recognised' },
  ] as const;

  test.each(answers)('after %j have rising numbers and one total', (given) => {
    const positions = questionsFor(rules, country, situation(given)).flatMap(
      (field) => positionOf(rules, country, field) ?? [],
    );
    const numbers = positions.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(new Set(positions.map(({ total }) => total)).size).toBe(1);
    expect(numbers.at(-1)).toBeLessThanOrEqual(positions[0]?.total ?? 0);
  });

  test.each(answers)('after %j all open ones have a number', (given) => {
    const open = questionsFor(rules, country, situation(given));
    const known = Object.keys(given);
    for (const field of open)
      if (!known.includes(field)) expect(positionOf(rules, country, field)).toBeDefined();
  });
});

test('only people under protection are asked for its kind', () => {
  const asks = (answers: Partial<Situation>) =>
    questionsFor(plans.Germany, 'Germany', situation(answers)).includes('protection');
  expect(asks({ purpose: 'protection' })).toBe(true);
  expect(asks({ purpose: 'work' })).toBe(false);
  expect(asks({})).toBe(false);
});

test('only France asks when the permit ends', () => {
  const asks = (country: 'France' | 'Germany') =>
    questionsFor(plans[country], country, situation({ nationality: 'other', purpose: 'work' })).includes(
      'permit_ends_on',
    );
  expect(asks('France')).toBe(true);
  expect(asks('Germany')).toBe(false);
});

test.each<[Partial<Situation>, Partial<Situation>]>([
  [{ purpose: 'work' }, { purpose: 'work', protection: null }],
  [{ purpose: null }, { purpose: null, protection: null }],
  [{ purpose: 'protection' }, { purpose: 'protection', visa: null, visa_ends_on: null }],
  [{ nationality: 'eu' }, { nationality: 'eu', visa: null, visa_ends_on: null }],
  [{ nationality: 'other' }, { nationality: 'other' }],
  [{ children: 'both' }, { children: 'both' }],
])('the answer %j is stored as %j', (answers, stored) => {
  expect(withoutContradictions(answers)).toEqual(stored);
});
