import { expect, test } from 'vitest';
import type { StoredDocument } from '../entities/documents/document.ts';
import { documents } from '../testing/fixtures.ts';
import { documentExpiry, endingDocuments } from './documentExpiry.ts';

test.each([
  [null, null],
  ['2026-11-19', { state: 'expired', days: -1 }],
  ['2026-11-20', { state: 'ending', days: 0 }],
  ['2027-01-19', { state: 'ending', days: 60 }],
  ['2027-01-20', { state: 'valid', days: 61 }],
])('documentExpiry of a document valid until %s, on 20 November 2026', (expires_on, expiry) => {
  expect(documentExpiry({ expires_on }, '2026-11-20')).toEqual(expiry);
});

test('endingDocuments lists renewable documents that expire within 60 days, nearest first', () => {
  const [fixture] = documents as [StoredDocument];
  const createDocument = (id: string, kind: StoredDocument['kind'], expires_on: string | null) => ({
    ...fixture,
    id,
    kind,
    expires_on,
  });
  const all = [
    createDocument('later', 'passport', '2027-01-19'),
    createDocument('soon', 'visa', '2026-11-30'),
    createDocument('far', 'passport', '2027-01-20'),
    createDocument('expired', 'passport', '2026-11-19'),
    createDocument('other kind', 'lease', '2026-11-30'),
    createDocument('no end', 'passport', null),
  ];
  expect(endingDocuments(all, '2026-11-20').map(({ id }) => id)).toEqual(['soon', 'later']);
});
