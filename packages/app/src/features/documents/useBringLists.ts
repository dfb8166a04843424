import {
  appointmentDocuments,
  type Country,
  matchBringList,
  type Step,
  todayIn,
  withoutDocuments,
} from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { binQuery, documentsQuery } from './queries.ts';

/** The part of a step that its documents are matched with. */
export type StepToMatch = Pick<Step, 'id' | 'booked_for' | 'bring'>;

/** Matches what to bring to a step with the user's documents. Without kinds of documents, only the items are shown. */
export function useBringLists(country: Country) {
  const { data: documents } = useQuery(documentsQuery);
  // A server of the specification alone has no bin, and knows no kinds. Offline, the bin is not known.
  const { data: bin, isFetched } = useQuery(binQuery);
  const hasKinds = Boolean(bin) || documents?.some(({ kind }) => kind !== null);

  const match = (step: StepToMatch) =>
    documents && hasKinds
      ? matchBringList(step, documents, todayIn(country, new Date()))
      : withoutDocuments(step.bring);

  return {
    /** True when it is known whether documents have kinds. */
    isFetched,
    hasKinds,
    match,
    documentsFor: (step: StepToMatch) => appointmentDocuments(match(step), documents ?? [], step.id),
  };
}
