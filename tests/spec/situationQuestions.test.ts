import { plans } from '@settlement-help/content';
import { type Situation, unknownSituation } from '@settlement-help/contract';
import { describe, expect, test } from 'vitest';
import {
  editFromQuery,
  orderedFields,
  pathAfter,
  pathBefore,
  positionOf,
  questionsFor,
  type SituationPaths,
  situationFieldFromPath,
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

  test.each(answers)('after %j, every unanswered question has a number', (given) => {
    const answered = Object.keys(given);
    const unnumbered = questionsFor(rules, country, situation(given)).filter(
      (field) => !answered.includes(field) && positionOf(rules, country, field) === undefined,
    );
    expect(unnumbered).toEqual([]);
  });
});

test('asks for the kind of protection only if the purpose is protection', () => {
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

test('a path names a known question or none', () => {
  expect(situationFieldFromPath('moved-in-on')).toBe('moved_in_on');
  expect(situationFieldFromPath('no-question')).toBeUndefined();
});

test('unknown questions in ?change= are ignored', () => {
  expect(editFromQuery('purpose,no_question,visa', 'purpose')).toEqual(['purpose', 'visa']);
});

test('?change= without the shown question is ignored', () => {
  expect(editFromQuery('purpose', 'visa')).toBeUndefined();
  expect(editFromQuery(null, 'visa')).toBeUndefined();
});

describe('the questions of an edit', () => {
  const paths: SituationPaths = { start: '/', question: (field) => `/${field}`, result: '/end', plan: '/' };
  const edit = { field: 'purpose', questions: ['nationality', 'purpose'], editFields: ['purpose'] } as const;

  test('include those that the answer opens', () => {
    expect(pathAfter(edit, ['visa', 'renting'], paths)).toBe('/visa?change=purpose,visa,renting');
  });

  test('end without an open question', () => {
    expect(pathAfter(edit, [], paths)).toBeUndefined();
  });

  test('lead back to the changed one', () => {
    const next = { ...edit, field: 'visa', editFields: ['purpose', 'visa'] } as const;
    expect(pathBefore(next, paths)).toBe('/purpose?change=purpose,visa');
    expect(pathBefore(edit, paths)).toBeUndefined();
  });
});
