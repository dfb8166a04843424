import { applicableSteps, type Country, sortOpenSteps, todayIn } from '@settlement-help/contract';
import { InlineMessage, Page, Skeleton } from '@settlement-help/ui';
import {
  LoadFailure,
  ProgressPanel,
  ProgressPanelSkeleton,
  SituationOffer,
  StepListSkeleton,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { ChecklistSteps } from '#app/features/checklist/ChecklistSteps.tsx';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useRevealWhenReady } from '#app/features/checklist/useRevealWhenReady.ts';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsFailure } from '#app/features/checklist/useStepsFailure.tsx';
import { AfterSettling, Completion } from '#app/features/completion/lazyCompletion.ts';
import { useCompletion } from '#app/features/completion/useCompletion.ts';
import { ResetChecklist } from '#app/features/reset/ResetChecklist.tsx';
import { useReset } from '#app/features/reset/useReset.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useStepDetails } from './useStepDetails.tsx';

export interface ChecklistProps {
  country: Country;
}

/** The settlement checklist: the route of steps and how far the person has come (§2 Checklist). */
export function Checklist({ country }: ChecklistProps) {
  const { checklist: messages } = useAppMessages();
  const situation = useSituation();
  // The steps can be read and answered also where the situation did not load.
  const known = situation.error ? (situation.known ?? null) : situation.known;
  const loaded = useSteps(country);
  const { isReady, deletedOnReset, ...details } = useStepDetails(country, situation.known);
  // A personal plan looks different from the ten steps, so both are needed.
  const isLoaded = known !== undefined && loaded.steps !== undefined;
  const steps = useRevealWhenReady(isLoaded, isReady) && isLoaded ? loaded.steps : undefined;
  const failure = useStepsFailure(loaded.error);
  const actions = useChecklistActions(country);
  const reset = useReset(actions.reset);

  // Not before it is shown: the first look at the time zone takes milliseconds.
  const today = steps ? todayIn(country, new Date()) : '';
  const { isComplete, ...completion } = useCompletion(country, steps && sortOpenSteps(steps, today).length);
  // Who is on the way finds the open step first.
  const isUnderway = steps?.some(({ is_completed }) => is_completed);
  const offer = <SituationOffer isKnown={known !== null} href={paths.situation} />;

  return (
    <>
      <ScreenTitle of="checklist" />
      <Page
        title={messages.title}
        lead={
          steps
            ? messages[known ? 'planLead' : 'lead']({ steps: applicableSteps(steps).length, country })
            : !failure && <Skeleton letters={70} />
        }
        aside={
          steps ? (
            <ProgressPanel steps={steps} today={today} checklistHref={paths.checklist} />
          ) : (
            !failure && <ProgressPanelSkeleton />
          )
        }
      >
        {steps ? (
          <>
            {isComplete && <Completion country={country} steps={steps} {...completion} />}
            {!isUnderway && offer}
            {reset.isTold && (
              <InlineMessage ref={reset.messageRef} tone="success" role="alert">
                {messages.resetDone}
              </InlineMessage>
            )}
            <ChecklistSteps
              key={reset.count}
              steps={steps}
              country={country}
              today={today}
              isPlan={!!known}
              {...details}
              setStepStatus={reset.before(actions.setStepStatus)}
              updateStep={reset.before(actions.updateStep)}
              upload={reset.before(actions.upload)}
              onAnswer={situation.answer}
            />
            {isComplete && <AfterSettling key={country} country={country} steps={steps} />}
            {isUnderway && offer}
            <ResetChecklist attached={deletedOnReset} onReset={reset.run} finalFocus={reset.finalFocus} />
            <ContentNote of={steps} />
          </>
        ) : failure ? (
          <WithSignpost>
            <LoadFailure message={failure} onRetry={loaded.refetch} />
          </WithSignpost>
        ) : (
          <StepListSkeleton />
        )}
      </Page>
    </>
  );
}
