import type { Country } from '@settlement-help/contract';
import { InlineMessage, LoadFailure, lazyComponent, Page, Skeleton } from '@settlement-help/ui';
import {
  ProgressPanel,
  ProgressPanelSkeleton,
  SettlementCompleteCard,
  StepList,
  StepListSkeleton,
  useCountryNames,
} from '@settlement-help/ui/domain';
import { useEffect, useState } from 'react';
import { ResetChecklist } from '#app/features/checklist/ResetChecklist.tsx';
import { useCelebration } from '#app/features/checklist/useCelebration.ts';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsFailure } from '#app/features/checklist/useStepsFailure.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Without a network it is left out, and the card alone says that all is done. */
const Celebration = lazyComponent(() =>
  import('#app/features/checklist/CelebrationPart.ts').then((part) => part.Celebration),
);

export interface ChecklistProps {
  country: Country;
}

/** The settlement checklist: the route of steps and how far the person has come (§2 Checklist). */
export function Checklist({ country }: ChecklistProps) {
  const { checklist: messages } = useAppMessages();
  const countries = useCountryNames();
  const { steps, error, refetch } = useSteps(country);
  const { setStepStatus, upload, reset } = useChecklistActions(country);
  const failure = useStepsFailure(error);
  const [wasReset, setWasReset] = useState(false);

  const open = steps?.filter((step) => !step.is_completed).length;
  const isComplete = open === undefined ? undefined : open === 0;
  // A server need not say when a step was completed: then the stamp has no date.
  const completedAt = steps
    ?.flatMap((step) => step.completed_at ?? [])
    .toSorted()
    .at(-1);
  const { celebrates, end } = useCelebration(country, isComplete);

  const isNear = open !== undefined && open <= 1;
  useEffect(() => {
    if (isNear) Celebration.preload();
  }, [isNear]);

  const resetAll = async () => {
    setWasReset(false);
    await reset();
    setWasReset(true);
  };
  // Not after the request itself: the person may have gone to another screen meanwhile.
  useEffect(() => {
    if (wasReset) window.scrollTo({ top: 0 });
  }, [wasReset]);

  return (
    <>
      <ScreenTitle of="checklist" />
      <Page
        title={messages.title}
        lead={steps ? messages.lead(steps.length, countries[country]) : !failure && <Skeleton letters={70} />}
        aside={
          steps ? (
            <ProgressPanel steps={steps} checklistHref={paths.checklist} />
          ) : (
            !failure && <ProgressPanelSkeleton />
          )
        }
      >
        {wasReset && (
          <InlineMessage tone="success" role="alert" onDismiss={() => setWasReset(false)}>
            {messages.resetDone}
          </InlineMessage>
        )}
        {isComplete && <SettlementCompleteCard country={country} date={completedAt} />}
        {celebrates && <Celebration country={country} date={completedAt} onEnd={end} />}
        {steps ? (
          <>
            <StepList steps={steps} onStatusChange={setStepStatus} onUpload={upload} />
            <ResetChecklist onReset={resetAll} />
          </>
        ) : failure ? (
          <LoadFailure message={failure} onRetry={refetch} />
        ) : (
          <StepListSkeleton />
        )}
      </Page>
    </>
  );
}
