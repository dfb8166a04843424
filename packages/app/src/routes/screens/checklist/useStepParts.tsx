import { loadLetterTitles } from '@settlement-help/content/letters';
import type { Country, Language, Situation, Step } from '@settlement-help/contract';
import { lazyComponent, useLoader } from '@settlement-help/ui';
import { StepHelp, StepPapers } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '#app/features/account/queries.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useAttachDocument } from '#app/features/documents/useAttachDocument.ts';
import { preloadContent, useContent } from '#app/lib/content/useContent.ts';
import { letterPath, stepPath } from '#app/lib/navigation/publicPaths.ts';
import { session } from '#app/lib/session/session.ts';

const StepOffice = lazyComponent(() =>
  import('#app/features/plan/StepOffice.tsx').then((part) => part.StepOffice),
);

const lettersOf = (country: Country) =>
  [`${country}/letters`, (language: Language) => loadLetterTitles(language, country)] as const;

// They load beside the texts of the screen, instead of after them.
StepOffice.preload();
const { country: destination } = session.get();
if (destination) preloadContent(...lettersOf(destination));

/** What stands on a step: its letters, the office for it, and its documents. */
export function useStepParts(country: Country, situation: Situation | null | undefined) {
  const { data: user } = useQuery(meQuery);
  const { content: letters, failure: noLetters } = useContent(...lettersOf(country));
  const { value: office, failure: noOffice } = useLoader(StepOffice);
  const { data: documents, isFetched } = useQuery(documentsQuery);
  const attach = useAttachDocument();
  const postalCode = situation?.postal_code ?? user?.postal_code;

  return {
    /** Whether all of it has come or failed; what comes later would push the steps below. */
    isWhole: isFetched && !!(letters || noLetters) && !!(office || noOffice),
    /** How many documents a reset deletes, and not only takes off their steps; undefined where that is not known. */
    deletedOnReset: documents?.filter(
      ({ settlement_step_id, kept_on_reset }) => settlement_step_id && !kept_on_reset,
    ).length,
    help: (step: Step) => (
      <StepHelp
        step={step}
        href={stepPath(step)}
        letters={letters?.filter(({ steps }) => step.key !== null && steps.includes(step.key)) ?? []}
        letterHref={(key) => letterPath(country, key)}
      >
        {step.key && (
          <StepOffice country={country} step={step.key} userId={user?.id} postalCode={postalCode} />
        )}
      </StepHelp>
    ),
    papers: (step: Step, uploading: ReactNode) => (
      <StepPapers step={step} documents={documents} onAttach={attach}>
        {uploading}
      </StepPapers>
    ),
  };
}
