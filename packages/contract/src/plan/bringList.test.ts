import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../entities/documents/document.ts';
import { documentKinds } from '../entities/documents/documentKind.ts';
import type { BringLine } from '../entities/step.ts';
import { documents as fixtures } from '../testing/fixtures.ts';
import { appointmentDocuments, matchBringList, missingKinds } from './bringList.ts';

const today = '2026-11-20';
const [fixture] = fixtures as [StoredDocument];
const document = (fields: Partial<StoredDocument>): StoredDocument => ({
  ...fixture,
  settlement_step_id: null,
  kind: 'passport',
  issued_on: null,
  expires_on: null,
  ...fields,
});
const line = (fields: Partial<BringLine>): BringLine => ({
  item: 'Passport',
  note: null,
  documents: ['passport'],
  max_age_months: null,
  copies: null,
  ...fields,
});
const match = (of: BringLine, all: StoredDocument[], booked_for: string | null = null) =>
  matchBringList({ id: 'step-1', bring: [of], booked_for }, all, today)[0] ?? expect.fail('No match');

describe('a line of what to bring', () => {
  test.each<[string, Partial<BringLine>, Partial<StoredDocument>, string | null, string]>([
    ['is present with one of its kinds', { documents: ['visa', 'passport'] }, {}, null, 'present'],
    ['is missing with a document of another kind', { documents: ['visa'] }, {}, null, 'missing'],
    ['is missing with a document of no kind', {}, { kind: null }, null, 'missing'],
    ['is not stored without kinds', { documents: [] }, {}, null, 'not_stored'],
    ['is present on the last valid day', {}, { expires_on: today }, null, 'present'],
    ['is expired on the day after it', {}, { expires_on: '2026-11-19' }, null, 'expired'],
    ['is present at the appointment', {}, { expires_on: '2026-12-02' }, '2026-12-02T10:30', 'present'],
    ['expires before the appointment', {}, { expires_on: '2026-12-01' }, '2026-12-02T10:30', 'expires'],
    ['counts from today after the appointment', {}, { expires_on: '2026-11-19' }, '2026-11-01', 'expired'],
    ['is recent after 3 months', { max_age_months: 3 }, { issued_on: '2026-08-20' }, null, 'present'],
    ['is too old a day later', { max_age_months: 3 }, { issued_on: '2026-08-19' }, null, 'too_old'],
    [
      'is too old at the appointment',
      { max_age_months: 3 },
      { issued_on: '2026-08-20' },
      '2026-11-21',
      'too_old',
    ],
    ['asks for the date of a recent document', { max_age_months: 3 }, {}, null, 'undated'],
    ['needs no date without a highest age', {}, { issued_on: '1990-01-01' }, null, 'present'],
  ])('%s', (_title, lineFields, documentFields, bookedFor, state) => {
    expect(match(line(lineFields), [document(documentFields)], bookedFor).state).toBe(state);
  });

  test('uses the best document, then the one of the step, then the first', () => {
    const expired = document({ id: 'expired', expires_on: '2020-01-01', settlement_step_id: 'step-1' });
    const first = document({ id: 'first' });
    const other = document({ id: 'other' });
    const ofStep = document({ id: 'of-step', settlement_step_id: 'step-1' });
    expect(match(line({}), [expired, first, other]).document?.id).toBe('first');
    expect(match(line({}), [expired, first, ofStep]).document?.id).toBe('of-step');
  });
});

test('the missing kinds are those of the missing lines, each once', () => {
  const bring = [
    line({ documents: ['passport', 'identity_card'] }),
    line({ documents: ['lease'] }),
    line({ documents: ['identity_card', 'visa'] }),
  ];
  const matches = matchBringList(
    { id: 'step-1', bring, booked_for: null },
    [document({ kind: 'lease' })],
    today,
  );
  expect(missingKinds(matches)).toEqual(['passport', 'identity_card', 'visa']);
});

test('an appointment has the documents of the lines, then the others of the step, each once', () => {
  const lease = document({ id: 'lease', kind: 'lease' });
  const passport = document({ id: 'passport', settlement_step_id: 'step-1' });
  const note = document({ id: 'note', kind: null, settlement_step_id: 'step-1' });
  const all = [note, passport, lease, document({ id: 'other', kind: 'photo' })];
  const bring = [line({ documents: ['lease'] }), line({ documents: ['visa'] }), line({})];
  const matches = matchBringList({ id: 'step-1', bring, booked_for: null }, all, today);
  expect(appointmentDocuments(matches, all, 'step-1')).toEqual([lease, passport, note]);
});

describe('for any lines and documents', () => {
  const days = fc.constantFrom(null, '2026-05-20', '2026-08-19', '2026-11-19', '2026-11-20', '2026-12-02');
  const kinds = fc.constantFrom(...documentKinds.slice(0, 4));
  const anyDocument = fc
    .record({
      id: fc.uuid(),
      kind: fc.option(kinds),
      issued_on: days,
      expires_on: days,
      settlement_step_id: fc.constantFrom(null, 'step-1'),
    })
    .map(document);
  const anyLine = fc
    .record({ documents: fc.uniqueArray(kinds), max_age_months: fc.constantFrom(null, 3, 6) })
    .map(line);
  const anyCase = fc.record({
    bring: fc.array(anyLine, { maxLength: 4 }),
    documents: fc.array(anyDocument, { maxLength: 6 }),
    booked_for: days,
  });
  type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;
  const matchAll = ({ documents, ...step }: Case) =>
    matchBringList({ id: 'step-1', ...step }, documents, today);
  const badness = { not_stored: 0, present: 0, undated: 1, too_old: 2, expires: 3, expired: 4, missing: 5 };

  test('there is one match per line, in order, with a document of its kinds', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const matches = matchAll(one);
        expect(matches.map((match) => match.line)).toEqual(one.bring);
        for (const { line, document } of matches)
          if (document) expect(line.documents).toContain(document.kind);
      }),
    );
  });

  test('one more document makes no line worse', () => {
    fc.assert(
      fc.property(anyCase, anyDocument, (one, added) => {
        const before = matchAll(one);
        const after = matchAll({ ...one, documents: [...one.documents, added] });
        for (const [index, { state }] of after.entries())
          expect(badness[state]).toBeLessThanOrEqual(badness[before[index]?.state ?? 'present']);
      }),
    );
  });

  test('the order of the documents changes no state', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const statesOf = (documents: StoredDocument[]) =>
          matchAll({ ...one, documents }).map(({ state }) => state);
        expect(statesOf(one.documents.toReversed())).toEqual(statesOf(one.documents));
      }),
    );
  });
});
