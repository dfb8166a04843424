import { documentExpiry, type StoredDocument } from '@settlement-help/contract';

export const documentOrders = ['newest', 'name', 'end'] as const;

export interface DocumentFilterValue {
  /** `ending`, a kind of document, or the id of a step; null shows all documents. */
  show: string | null;
  order: (typeof documentOrders)[number];
}

/** True if `show` includes the document on `today` (`YYYY-MM-DD`). */
export const matchesFilter = (document: StoredDocument, show: string, today: string) =>
  show === 'ending'
    ? ['ending', 'expired'].includes(documentExpiry(document, today)?.state ?? '')
    : document.kind === show || document.settlement_step_id === show;

const noEnd = '9999-12-31';

/** The documents to show, in their order. `documents` begin with the newest one. */
export function filterDocuments(
  documents: readonly StoredDocument[],
  { show, order }: DocumentFilterValue,
  today: string,
): readonly StoredDocument[] {
  const shown =
    show === null ? documents : documents.filter((document) => matchesFilter(document, show, today));
  if (order === 'newest') return shown;
  return shown.toSorted((one, other) =>
    order === 'name'
      ? one.original_filename.localeCompare(other.original_filename, undefined, { numeric: true })
      : (one.expires_on ?? noEnd).localeCompare(other.expires_on ?? noEnd),
  );
}
