import { ApiError, type Country } from '@settlement-help/contract';
import { Page } from '@settlement-help/ui';
import {
  DocumentList,
  DocumentListSkeleton,
  DocumentUpload,
  LoadFailure,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { stepsQuery } from '#app/features/checklist/queries.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useDocumentActions } from '#app/features/documents/useDocumentActions.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface DocumentsProps {
  country: Country;
}

export function Documents({ country }: DocumentsProps) {
  const { documents: messages, network } = useAppMessages();
  const fileRef = useRef<HTMLInputElement>(null);
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  const isAnyAttached = documents?.some((document) => document.settlement_step_id !== null) ?? false;
  const { data: steps } = useQuery({ ...stepsQuery(country), enabled: isAnyAttached });
  const stepNumbers = useMemo(() => new Map(steps?.map((step) => [step.id, step.step_number])), [steps]);
  const { upload, remove } = useDocumentActions();
  const status = error instanceof ApiError && error.status;

  return (
    <>
      <ScreenTitle of="documents" />
      <Page
        title={messages.title}
        lead={messages.lead}
        asideSize="wide"
        aside={<DocumentUpload onUpload={upload} fileRef={fileRef} />}
      >
        {documents ? (
          <DocumentList
            documents={documents}
            stepNumbers={stepNumbers}
            onDelete={remove}
            onAddFirst={() => fileRef.current?.click()}
          />
        ) : error ? (
          <WithSignpost>
            <LoadFailure
              message={messages.fetchFailed({ reason: String(status || network) })}
              onRetry={refetch}
            />
          </WithSignpost>
        ) : (
          <DocumentListSkeleton />
        )}
      </Page>
    </>
  );
}
