import { ApiError, type Country } from '@settlement-help/contract';
import {
  AlertDialog,
  Button,
  Celebration,
  InlineMessage,
  LoadFailure,
  Page,
  ProgressPanel,
  SettlementCompleteCard,
  StepList,
  StepListSkeleton,
  useCountryNames,
} from '@settlement-help/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { stepsQuery, useChecklistActions } from '#app/features/checklist/queries.ts';
import { useCelebration } from '#app/features/checklist/useCelebration.ts';
import { useStepsFailure } from '#app/features/checklist/useStepsFailure.ts';
import { ScreenTitle } from '#app/lib/ScreenTitle.tsx';
import { useAppMessages } from '#app/lib/useAppMessages.ts';

export interface ChecklistProps {
  country: Country;
}

/** The settlement checklist: the route of steps and how far the person has come (§2 Checklist). */
export function Checklist({ country }: ChecklistProps) {
  const { checklist: messages } = useAppMessages();
  const countries = useCountryNames();
  const { data: steps, error, refetch } = useQuery(stepsQuery(country));
  const { answer, upload, reset } = useChecklistActions(country);
  const failure = useStepsFailure(error);
  const [wasReset, setWasReset] = useState(false);
  const { hash } = useLocation();
  const isLoaded = steps !== undefined;

  // The browser looks for the place that an address names before the steps are there.
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isLoaded]);

  const isComplete = steps?.every((step) => step.is_completed);
  const lastStamp =
    isComplete &&
    steps
      ?.map((step) => step.completed_at ?? '')
      .toSorted()
      .at(-1);
  const { celebrates, end } = useCelebration(country, isComplete);

  const resetFailure = (reason: unknown) =>
    reason instanceof ApiError
      ? (reason.detail ?? messages.resetFailed(reason.status))
      : messages.resetFailed(0);

  return (
    <>
      <ScreenTitle of="checklist" />
      <Page
        title={messages.title}
        lead={steps && messages.lead(steps.length, countries[country])}
        aside={steps && <ProgressPanel steps={steps} />}
      >
        {wasReset && (
          <InlineMessage tone="success" role="alert" onDismiss={() => setWasReset(false)}>
            {messages.resetDone}
          </InlineMessage>
        )}
        {lastStamp && <SettlementCompleteCard country={country} date={lastStamp} />}
        {lastStamp && celebrates && <Celebration country={country} date={lastStamp} onEnd={end} />}
        {steps ? (
          <>
            <StepList steps={steps} onAnswer={answer} onUpload={upload} />
            <div>
              <AlertDialog
                title={messages.resetQuestion}
                description={messages.resetWarning}
                confirmLabel={messages.resetConfirm}
                trigger={<Button variant="secondary">{messages.reset}</Button>}
                onConfirm={async () => {
                  setWasReset(false);
                  await reset();
                  setWasReset(true);
                  window.scrollTo({ top: 0 });
                }}
                errorText={resetFailure}
              />
            </div>
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
