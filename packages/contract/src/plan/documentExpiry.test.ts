import { expect, test } from 'vitest';
import type { StoredDocument } from '../entities/document.ts';
import { documents } from '../testing/fixtures.ts';
import { documentExpiry, endingDocuments } from './documentExpiry.ts';

test.each([
  [null, null],
  ['2026-11-19', { state: 'expired', days: -1 }],
  ['2026-11-20', { state: 'ending', days: 0 }],
  ['2027-01-19', { state: 'ending', days: 60 }],
  ['2027-01-20', { state: 'valid', days: 61 }],
])('a document that is valid until %s on 20 November 2026', (expires_on, expiry) => {
  expect(documentExpiry({ expires_on }, '2026-11-20')).toEqual(expiry);
});

test('the ending documents are those that are renewed, nearest first', () => {
  const [fixture] = documents as [StoredDocument];
  const of = (id: string, kind: StoredDocument['kind'], expires_on: string | null) => ({
    ...fixture,
    ...{ id, kind, expires_on },
  });
  const all = [
    of('later', 'passport', '2027-01-19'),
    of('soon', 'visa', '2026-11-30'),
    of('far', 'passport', '2027-01-20'),
    of('expired', 'passport', '2026-11-19'),
    of('other kind', 'lease', '2026-11-30'),
    of('no end', 'passport', null),
  ];
  expect(endingDocuments(all, '2026-11-20').map(({ id }) => id)).toEqual(['soon', 'later']);
});
