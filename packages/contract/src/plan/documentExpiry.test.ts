import { expect, test } from 'vitest';
import { documentExpiry } from './documentExpiry.ts';

test.each([
  [null, null],
  ['2026-11-19', { state: 'expired', days: -1 }],
  ['2026-11-20', { state: 'ending', days: 0 }],
  ['2027-01-19', { state: 'ending', days: 60 }],
  ['2027-01-20', { state: 'valid', days: 61 }],
])('a document that is valid until %s on 20 November 2026', (expires_on, expiry) => {
  expect(documentExpiry({ expires_on }, '2026-11-20')).toEqual(expiry);
});
