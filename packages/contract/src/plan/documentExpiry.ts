import type { StoredDocument } from '../entities/documents/document.ts';
import { expiringKinds } from '../entities/documents/documentKind.ts';
import { daysBetween } from './dates.ts';

/** Days before the end of a document from which it is shown as running out. */
const noticeDays = 60;

export interface DocumentExpiry {
  state: 'valid' | 'ending' | 'expired';
  /** Days from `today` to the last valid day; negative after it. */
  days: number;
}

/** How long a document is still valid on `today`, as `YYYY-MM-DD`. Null without a known end. */
export function documentExpiry(
  { expires_on }: Pick<StoredDocument, 'expires_on'>,
  today: string,
): DocumentExpiry | null {
  if (expires_on === null) return null;
  const days = daysBetween(today, expires_on);
  return { state: days < 0 ? 'expired' : days <= noticeDays ? 'ending' : 'valid', days };
}

/** The documents that end within 60 days and are usually renewed, nearest first. */
export const endingDocuments = (documents: readonly StoredDocument[], today: string) =>
  documents
    .filter(
      (document) =>
        expiringKinds.some((kind) => kind === document.kind) &&
        documentExpiry(document, today)?.state === 'ending',
    )
    .toSorted((one, other) => (one.expires_on ?? '').localeCompare(other.expires_on ?? ''));
