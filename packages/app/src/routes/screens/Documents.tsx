import { type Country, nextAppointment, todayIn } from '@settlement-help/contract';
import { Page, Stack } from '@settlement-help/ui';
import {
  DocumentBin,
  DocumentFilter,
  DocumentList,
  DocumentListSkeleton,
  DocumentUpload,
  filterDocuments,
  isNearlyFull,
  LoadFailure,
  languagePropsOf,
  NextAppointment,
  StorageMeter,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { joinPhotos } from '#app/features/documents/joinPhotos.ts';
import { documentsQuery, storageQuery } from '#app/features/documents/queries.ts';
import { useBin } from '#app/features/documents/useBin.ts';
import { useBringLists } from '#app/features/documents/useBringLists.ts';
import { useDocumentActions } from '#app/features/documents/useDocumentActions.ts';
import { useDocumentFilter } from '#app/features/documents/useDocumentFilter.ts';
import { useDocumentsErrorText } from '#app/features/documents/useDocumentsErrorText.ts';
import { useKeptDocuments } from '#app/features/documents/useKeptDocuments.ts';
import { passPath, paths, stepAnchor } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { StepBringList } from './StepBringList.tsx';
import { useEditDocument } from './useEditDocument.ts';

/** Up to this number, documents are found without a filter. */
const unfiltered = 10;

export interface DocumentsProps {
  country: Country;
}

export function Documents({ country }: DocumentsProps) {
  const { documents: messages } = useAppMessages();
  const fileRef = useRef<HTMLInputElement>(null);
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  const errorText = useDocumentsErrorText(error);
  const { steps, error: stepsError } = useSteps(country);
  const stepNumbers = useMemo(() => new Map(steps?.map((step) => [step.id, step.step_number])), [steps]);
  const [filter, setFilter] = useDocumentFilter(steps ?? (stepsError ? [] : undefined));
  const { upload, remove, erase, downloadAll } = useDocumentActions();
  const edit = useEditDocument();
  const bin = useBin();
  const kept = useKeptDocuments();
  const { data: storage } = useQuery(storageQuery);
  // A server of the specification alone has no bin, and changes no details.
  const hasBin = Boolean(bin.documents);
  const now = new Date();
  const today = todayIn(country, now);
  const { hasKinds } = useBringLists(country);
  const appointment = hasKinds && steps ? nextAppointment(steps, today) : undefined;
  const canFilter = documents !== undefined && documents.length > unfiltered;

  return (
    <>
      <ScreenTitle of="documents" />
      <Page
        title={messages.title}
        lead={messages.lead}
        asideSize="wide"
        aside={
          <Stack gap={6}>
            {appointment && (
              <NextAppointment
                step={appointment}
                today={today}
                href={`${paths.checklist}#${stepAnchor(appointment)}`}
                passHref={passPath(appointment)}
              >
                <StepBringList
                  country={country}
                  step={appointment}
                  itemProps={languagePropsOf(appointment)}
                />
              </NextAppointment>
            )}
            <DocumentUpload onUpload={upload} fileRef={fileRef} withKind={hasBin} onJoinPhotos={joinPhotos} />
          </Stack>
        }
      >
        {documents ? (
          <Stack gap={8}>
            <DocumentList
              documents={canFilter ? filterDocuments(documents, filter, today) : documents}
              filter={
                canFilter && (
                  <DocumentFilter
                    documents={documents}
                    steps={steps ?? []}
                    today={today}
                    value={filter}
                    onValueChange={setFilter}
                  />
                )
              }
              onShowAll={canFilter ? () => setFilter({ ...filter, show: null }) : undefined}
              stepNumbers={stepNumbers}
              today={today}
              isKept={kept.isKept}
              onEdit={hasBin ? edit : undefined}
              onDownloadAll={hasBin ? downloadAll : undefined}
              onDelete={async (document) => {
                await remove(document);
                if (hasBin) bin.offerUndo(document);
              }}
              onErase={hasBin ? erase : undefined}
              onAddFirst={() => fileRef.current?.click()}
            />
            {bin.documents && (
              <DocumentBin
                documents={bin.documents}
                isStorageFull={Boolean(storage && isNearlyFull(storage))}
                now={now}
                onRestore={bin.restore}
                onErase={bin.erase}
                onEmpty={bin.empty}
              />
            )}
            {storage && <StorageMeter storage={storage} />}
          </Stack>
        ) : errorText ? (
          <WithSignpost>
            <LoadFailure message={errorText} onRetry={refetch} />
          </WithSignpost>
        ) : (
          <DocumentListSkeleton />
        )}
      </Page>
    </>
  );
}
