import { type Country, countedSteps, todayIn } from '@settlement-help/contract';
import { InlineMessage, Page, Skeleton } from '@settlement-help/ui';
import {
  ChangedDates,
  LoadFailure,
  openSteps,
  PlanFigures,
  ProgressPanel,
  ProgressPanelSkeleton,
  SituationOffer,
  StepListSkeleton,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { meQuery } from '#app/features/account/queries.ts';
import { ChecklistSteps } from '#app/features/checklist/ChecklistSteps.tsx';
import { ChecklistButtons } from '#app/features/checklist/reset/ChecklistButtons.tsx';
import { useReset } from '#app/features/checklist/reset/useReset.ts';
import { useChangedDates } from '#app/features/checklist/useChangedDates.ts';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useRevealWhenReady } from '#app/features/checklist/useRevealWhenReady.ts';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsErrorText } from '#app/features/checklist/useStepsErrorText.tsx';
import { AfterSettling, Completion } from '#app/features/completion/lazyCompletion.ts';
import { useCompletion } from '#app/features/completion/useCompletion.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useStepDetails } from './useStepDetails.tsx';

export interface ChecklistProps {
  country: Country;
}

export function Checklist({ country }: ChecklistProps) {
  const { checklist: messages } = useAppMessages();
  const { situation: loadedSituation, error, answer } = useSituation();
  // If the situation cannot be loaded, the standard steps are shown.
  const situation = error ? (loadedSituation ?? null) : loadedSituation;
  const loaded = useSteps(country);
  const { isReady, deletedDocuments, ...details } = useStepDetails(country, loadedSituation);
  const isLoaded = situation !== undefined && loaded.steps !== undefined;
  const steps = useRevealWhenReady(isLoaded, isReady) && isLoaded ? loaded.steps : undefined;
  const { data: user } = useQuery(meQuery);
  const { changedDates, dismiss } = useChangedDates(user?.id, country, steps);
  const errorText = useStepsErrorText(loaded.error);
  const actions = useChecklistActions(country);
  const { count, showsConfirmation, reset, hideConfirmation, hideConfirmationOn } = useReset(actions.reset);
  const confirmationRef = useRef<HTMLDivElement>(null);

  // The first use of a time zone takes milliseconds, so it waits for the steps.
  const today = steps ? todayIn(country, new Date()) : '';
  const open = steps && openSteps(steps, today, !!situation);
  const { isComplete, ...completion } = useCompletion(country, open?.length);
  const showsOfferFirst = !situation && !steps?.some(({ is_completed }) => is_completed);
  // A skeleton of the numbered steps would move a personal plan when it is shown.
  const showsSkeleton = !steps && !errorText && situation === null;
  const offer = <SituationOffer isKnown={situation !== null} href={paths.situation} />;

  return (
    <>
      <ScreenTitle of="checklist" />
      <Page
        title={messages.title}
        lead={
          // A personal plan begins with its figures.
          situation
            ? undefined
            : steps
              ? messages.lead({ steps: countedSteps(steps).length, country })
              : showsSkeleton && <Skeleton letters={70} />
        }
        aside={
          steps ? (
            situation ? (
              <PlanFigures steps={steps} today={today} />
            ) : (
              <ProgressPanel steps={steps} today={today} checklistHref={paths.checklist} />
            )
          ) : (
            showsSkeleton && <ProgressPanelSkeleton />
          )
        }
      >
        {steps ? (
          <>
            {isComplete && <Completion country={country} steps={steps} {...completion} />}
            <ChangedDates changedDates={changedDates} onDismiss={dismiss} />
            {showsOfferFirst && offer}
            {showsConfirmation && (
              <InlineMessage ref={confirmationRef} tone="success" role="alert">
                {messages.resetDone}
              </InlineMessage>
            )}
            <ChecklistSteps
              key={count}
              steps={steps}
              country={country}
              today={today}
              situation={situation ?? null}
              {...details}
              setStepStatus={hideConfirmationOn(actions.setStepStatus)}
              updateStep={hideConfirmationOn(actions.updateStep)}
              upload={hideConfirmationOn(actions.upload)}
              onAnswer={answer}
            />
            {isComplete && <AfterSettling key={country} country={country} steps={steps} />}
            {!showsOfferFirst && offer}
            <ChecklistButtons
              deletedDocuments={deletedDocuments}
              onOpenReset={hideConfirmation}
              onReset={reset}
              finalFocus={() => {
                confirmationRef.current?.scrollIntoView({ behavior: 'instant' });
                // The id of a step's heading is the step's key.
                return confirmationRef.current && document.getElementById(open?.[0]?.key ?? '');
              }}
            />
            <ContentNote of={steps} />
          </>
        ) : errorText ? (
          <WithSignpost>
            <LoadFailure message={errorText} onRetry={loaded.refetch} />
          </WithSignpost>
        ) : (
          showsSkeleton && <StepListSkeleton />
        )}
      </Page>
    </>
  );
}
