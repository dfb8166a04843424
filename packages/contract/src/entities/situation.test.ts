import { expect, test } from 'vitest';
import { unknownSituation } from '../plan/unknownSituation.ts';
import { Situation } from './situation.ts';

test('a situation is whole, with null where nothing is known, and without unknown fields', () => {
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
