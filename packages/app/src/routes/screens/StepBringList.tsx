import type { Country, Step } from '@settlement-help/contract';
import { Stack } from '@settlement-help/ui';
import { AppointmentPdf, BringList, type BringListProps } from '@settlement-help/ui/domain';
import { makeAppointmentPdf } from '#app/features/documents/makeAppointmentPdf.ts';
import { type StepToMatch, useBringLists } from '#app/features/documents/useBringLists.ts';
import { KeepDocuments } from './KeepDocuments.tsx';
import { useEditDocument } from './useEditDocument.ts';

export interface StepBringListProps extends Pick<BringListProps, 'itemProps' | 'onAdd'> {
  country: Country;
  step: StepToMatch & Pick<Step, 'title'>;
}

/** The bring list of a step with the person's documents. They can be joined into one PDF and kept on the device. */
export function StepBringList({ country, step, itemProps, onAdd }: StepBringListProps) {
  const { hasKinds, match, documentsFor } = useBringLists(country);
  const edit = useEditDocument();
  const documents = documentsFor(step);
  return (
    <Stack gap={3}>
      <BringList
        matches={match(step)}
        itemProps={itemProps}
        onAdd={hasKinds ? onAdd : undefined}
        onEdit={hasKinds ? edit : undefined}
      />
      {hasKinds && documents.length > 1 && (
        <AppointmentPdf
          stepTitle={step.title}
          onMake={(options) => makeAppointmentPdf(step.title, documents, options)}
        />
      )}
      {hasKinds && <KeepDocuments country={country} step={step} documents={documents} />}
    </Stack>
  );
}
