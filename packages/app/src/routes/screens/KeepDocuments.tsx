import { type Country, type Step, type StoredDocument, todayIn } from '@settlement-help/contract';
import { KeepOnDevice } from '@settlement-help/ui/domain';
import { useKeptDocuments } from '#app/features/documents/useKeptDocuments.ts';

export interface KeepDocumentsProps {
  country: Country;
  step: Pick<Step, 'title' | 'booked_for'>;
  documents: readonly StoredDocument[];
}

/** Keeps the documents of a step on this device: until its appointment, or until the log-out. */
export function KeepDocuments({ country, step, documents }: KeepDocumentsProps) {
  const { isSupported, isKept, firstRemovalDay, keepAll, removeAll } = useKeptDocuments();
  if (!isSupported || documents.length === 0) return null;
  const appointment = step.booked_for?.slice(0, 10) ?? null;
  const until = appointment && appointment >= todayIn(country, new Date()) ? appointment : null;
  const lastDay = firstRemovalDay(documents);
  // An appointment that was moved to a later day needs them longer.
  const areKept = documents.every(isKept) && (lastDay === null || until === null || lastDay >= until);
  return (
    <KeepOnDevice
      stepTitle={step.title}
      isKept={areKept}
      until={areKept ? lastDay : until}
      onKeep={(request) => keepAll(documents, request, until)}
      onRemove={() => removeAll(documents)}
    />
  );
}
