import type { DocumentKind, StoredDocument } from '../entities/documents/document.ts';
import type { BringLine, Step } from '../entities/step.ts';
import { addPeriod } from './dates.ts';

/** The states of a document from best to worst. */
const documentStates = [
  'present',
  /** The office wants a recent document, and the date of this one is not known. */
  'undated',
  'too_old',
  /** Valid today, but not at the appointment. */
  'expires',
  'expired',
] as const;
type DocumentState = (typeof documentStates)[number];

/**
 * A line of what to bring, with the document that fits best. `not_stored` is a thing that people do not store, such as
 * a form of the office or cash.
 */
export type BringMatch =
  | { line: BringLine; state: 'not_stored' | 'missing'; document: null }
  | { line: BringLine; state: DocumentState; document: StoredDocument };

interface Days {
  /** The day of the appointment, or today. */
  day: string;
  today: string;
}

function stateOf(
  { issued_on, expires_on }: StoredDocument,
  { max_age_months: months }: BringLine,
  { day, today }: Days,
): DocumentState {
  if (expires_on !== null && expires_on < day) return expires_on < today ? 'expired' : 'expires';
  if (months === null) return 'present';
  if (issued_on === null) return 'undated';
  return addPeriod(issued_on, { months }) < day ? 'too_old' : 'present';
}

/**
 * Matches what to bring to a step with the user's documents, on the day of the appointment if it is not past, else
 * today (`YYYY-MM-DD`). A document of the step comes before an equally good other one; otherwise the order decides.
 */
export function matchBringList(
  { id, bring, booked_for }: Pick<Step, 'id' | 'bring' | 'booked_for'>,
  documents: readonly StoredDocument[],
  today: string,
): BringMatch[] {
  const appointment = booked_for?.slice(0, 10) ?? today;
  const day = appointment > today ? appointment : today;
  return bring.map((line): BringMatch => {
    if (line.documents.length === 0) return { line, state: 'not_stored', document: null };
    const [best] = documents
      .filter(({ kind }) => kind !== null && line.documents.includes(kind))
      .map((document) => ({ line, state: stateOf(document, line, { day, today }), document }))
      .sort(
        (one, other) =>
          documentStates.indexOf(one.state) - documentStates.indexOf(other.state) ||
          Number(other.document.settlement_step_id === id) - Number(one.document.settlement_step_id === id),
      );
    return best ?? { line, state: 'missing', document: null };
  });
}

/** The matches for a reader whose documents are not known. */
export const withoutDocuments = (bring: readonly BringLine[]): BringMatch[] =>
  bring.map((line) => ({ line, state: 'not_stored', document: null }));

/** The kinds of the lines without a document. */
export const missingKinds = (matches: readonly BringMatch[]): DocumentKind[] => [
  ...new Set(matches.flatMap(({ line, state }) => (state === 'missing' ? line.documents : []))),
];

/** The documents of an appointment: those of the lines in their order, then others that are attached to the step. */
export const appointmentDocuments = (
  matches: readonly BringMatch[],
  documents: readonly StoredDocument[],
  stepId: string,
): StoredDocument[] => [
  ...new Set([
    ...matches.flatMap(({ document }) => document ?? []),
    ...documents.filter(({ settlement_step_id }) => settlement_step_id === stepId),
  ]),
];
