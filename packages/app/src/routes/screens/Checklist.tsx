import { type Country, todayIn } from '@settlement-help/contract';
import { InlineMessage, LoadFailure, lazyComponent, Page, Skeleton } from '@settlement-help/ui';
import {
  applying,
  inTurn,
  ProgressPanel,
  ProgressPanelSkeleton,
  SettlementCompleteCard,
  SituationOffer,
  StepList,
  StepListSkeleton,
  useCountryNames,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leftOutQuery } from '#app/features/checklist/planQueries.ts';
import { ResetChecklist } from '#app/features/checklist/ResetChecklist.tsx';
import { useCelebration } from '#app/features/checklist/useCelebration.ts';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsFailure } from '#app/features/checklist/useStepsFailure.ts';
import { paths, stepPath } from '#app/lib/navigation/paths.ts';
import { ScreenFailure } from '#app/lib/navigation/ScreenFailure.tsx';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Without a network it is left out, and the card alone says that all is done. */
const Celebration = lazyComponent(() =>
  import('#app/features/checklist/CelebrationPart.ts').then((part) => part.Celebration),
);

const Plan = lazyComponent(
  () => import('#app/features/checklist/PlanPart.tsx').then((part) => part.PlanPart),
  { pending: <StepListSkeleton />, failed: ScreenFailure },
);

export interface ChecklistProps {
  country: Country;
}

/** The settlement checklist: the route of steps and how far the person has come (§2 Checklist). */
export function Checklist({ country }: ChecklistProps) {
  const { checklist: messages } = useAppMessages();
  const countries = useCountryNames();
  const { hash } = useLocation();
  const situation = useSituation();
  const loaded = useSteps(country);
  // The steps can be read and answered also where the situation did not load.
  const known = situation.error ? (situation.known ?? null) : situation.known;
  // Both, because they look unlike with a plan of one's own and without one.
  const steps = known === undefined ? undefined : loaded.steps;
  const { error, refetch } = loaded;
  const { data: leftOut } = useQuery({ ...leftOutQuery(country), enabled: Boolean(known) });
  const { setStepStatus, updateStep, upload, reset } = useChecklistActions(country);
  const failure = useStepsFailure(error);
  const [wasReset, setWasReset] = useState(false);

  const open = steps && inTurn(steps).length;
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
        lead={
          steps
            ? known
              ? messages.planLead(applying(steps).length, countries[country])
              : messages.lead(steps.length, countries[country])
            : !failure && <Skeleton letters={70} />
        }
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
            <SituationOffer isKnown={known !== null} href={paths.situation} />
            {known ? (
              <Plan
                steps={steps}
                leftOut={leftOut ?? []}
                today={todayIn(country, new Date())}
                openStep={Number(/^#step-(\d+)$/.exec(hash)?.[1])}
                stepHref={stepPath}
                onStatusChange={setStepStatus}
                onUpload={upload}
                onApplies={({ step, applies }) =>
                  updateStep(step, { status: applies ? 'open' : 'not_applicable' })
                }
                onBook={({ step, day }) => updateStep(step, { booked_for: day })}
                onDay={(field, day) => situation.answer({ [field]: day })}
              />
            ) : (
              <StepList steps={steps} onStatusChange={setStepStatus} onUpload={upload} />
            )}
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
