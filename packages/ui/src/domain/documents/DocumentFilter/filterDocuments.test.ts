import type { StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, test } from 'vitest';
import { type DocumentFilterValue, filterDocuments } from './filterDocuments.ts';

const [fixture] = fixtures.documents as [StoredDocument];
const document = (id: string, fields: Partial<StoredDocument> = {}): StoredDocument => ({
  ...fixture,
  ...{ id, original_filename: id, settlement_step_id: null },
  ...fields,
});
const documents = [
  document('scan 10'),
  document('passport', { kind: 'passport', expires_on: '2026-12-01' }),
  document('scan 9', { settlement_step_id: 'step-1', expires_on: '2031-05-12' }),
  document('visa', { kind: 'visa', expires_on: '2026-11-01' }),
];

test.each<[Partial<DocumentFilterValue>, string[]]>([
  [{}, ['scan 10', 'passport', 'scan 9', 'visa']],
  [{ show: 'ending' }, ['passport', 'visa']],
  [{ show: 'visa' }, ['visa']],
  [{ show: 'step-1' }, ['scan 9']],
  [{ show: 'unknown' }, []],
  [{ order: 'name' }, ['passport', 'scan 9', 'scan 10', 'visa']],
  [{ order: 'end' }, ['visa', 'passport', 'scan 9', 'scan 10']],
  [{ show: 'ending', order: 'end' }, ['visa', 'passport']],
])('%j shows %j', (value, ids) => {
  const shown = filterDocuments(documents, { show: null, order: 'newest', ...value }, '2026-11-20');
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
