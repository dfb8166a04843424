import {
  type BringLine,
  type Country,
  missingKinds,
  type Situation,
  type Step,
} from '@settlement-help/contract';
import { languagePropsOf, StepDocuments, StepHelp } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '#app/features/account/queries.ts';
import { letterTitlesQuery, officesQuery } from '#app/features/checklist/queries.ts';
import { StepOffice } from '#app/features/checklist/StepOffice.tsx';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useBringLists } from '#app/features/documents/useBringLists.ts';
import { useDocumentActions } from '#app/features/documents/useDocumentActions.ts';
import { StepQuestionLinks } from '#app/features/forum/StepQuestionLinks.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { letterPath, passPath, stepPath } from '#app/lib/navigation/paths.ts';
import { StepBringList } from './StepBringList.tsx';

export function useStepDetails(country: Country, situation: Situation | null | undefined) {
  const { language } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const letters = useQuery(letterTitlesQuery(language, country));
  const offices = useQuery(officesQuery(country));
  const documents = useQuery(documentsQuery);
  const { attach, setKind } = useDocumentActions();
  const bringLists = useBringLists(country);
  const postalCode = situation?.postal_code ?? user?.postal_code;

  return {
    /** True when all details are loaded or failed. */
    isReady: documents.isFetched && bringLists.isFetched && letters.isFetched && offices.isFetched,
    /** How many documents a reset deletes; undefined if that is not known. */
    deletedDocuments: documents.data?.filter(
      ({ settlement_step_id, kept_on_reset }) => settlement_step_id && !kept_on_reset,
    ).length,
    help: (step: Step) => (
      <StepHelp
        step={step}
        href={stepPath(step)}
        passHref={passPath(step)}
        letters={letters.data?.filter(({ steps }) => step.key !== null && steps.includes(step.key)) ?? []}
        letterHref={(key) => letterPath(country, key)}
        questions={step.key && <StepQuestionLinks step={step.key} />}
      >
        {step.key && offices.data && (
          <StepOffice
            country={country}
            offices={offices.data}
            stepKey={step.key}
            userId={user?.id}
            postalCode={postalCode}
          />
        )}
      </StepHelp>
    ),
    bring: (step: Step, onAdd: (files: File[], line: BringLine) => void) => (
      <StepBringList country={country} step={step} itemProps={languagePropsOf(step)} onAdd={onAdd} />
    ),
    documents: (step: Step, uploading: ReactNode) => (
      <StepDocuments
        step={step}
        documents={documents.data}
        onAttach={attach}
        missingKinds={missingKinds(bringLists.match(step))}
        onKind={setKind}
      >
        {uploading}
      </StepDocuments>
    ),
  };
}
