import { loadLetterTitles } from '@settlement-help/content/letters';
import { type Country, type Language, type Step, todayIn } from '@settlement-help/contract';
import { InlineMessage, LoadFailure, lazyComponent, Page, Skeleton, useLoader } from '@settlement-help/ui';
import {
  applying,
  inTurn,
  ProgressPanel,
  ProgressPanelSkeleton,
  SettlementCompleteCard,
  SituationOffer,
  StepHelp,
  StepList,
  StepListSkeleton,
  StepPapers,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { meQuery } from '#app/features/account/queries.ts';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useReset } from '#app/features/checklist/useReset.ts';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsFailure } from '#app/features/checklist/useStepsFailure.tsx';
import { useCelebration } from '#app/features/completion/useCelebration.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useAttachDocument } from '#app/features/documents/useAttachDocument.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { preloadContent, useContent } from '#app/lib/content/useContent.ts';
import { PartFailure } from '#app/lib/loading/PartFailure.tsx';
import { useWhole } from '#app/lib/loading/useWhole.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { letterPath, stepPath } from '#app/lib/navigation/publicPaths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { session } from '#app/lib/session/session.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const loadCompletion = () => import('#app/features/completion/CompletionPart.tsx');

/** Without a network they are left out, and the card alone says that all is done. */
const Celebration = lazyComponent(() => loadCompletion().then((part) => part.Celebration));
const AfterSettling = lazyComponent(() => loadCompletion().then((part) => part.AfterSettlingPart));

const loadPlan = () => import('#app/features/checklist/PlanPart.tsx');

const Plan = lazyComponent(() => loadPlan().then((part) => part.Plan), {
  pending: <StepListSkeleton />,
  failed: PartFailure,
});

const LeftOut = lazyComponent(() => loadPlan().then((part) => part.LeftOutList));

const ResetChecklist = lazyComponent(() =>
  import('#app/features/checklist/ResetChecklist.tsx').then((part) => part.ResetChecklist),
);

const StepOffice = lazyComponent(() =>
  import('#app/features/plan/StepOffice.tsx').then((part) => part.StepOffice),
);

export interface ChecklistProps {
  country: Country;
}

const lettersOf = (country: Country) =>
  [`${country}/letters`, (language: Language) => loadLetterTitles(language, country)] as const;

// What stands on the steps loads beside the texts of the screen, instead of after them.
StepOffice.preload();
const { country: destination } = session.get();
if (destination) preloadContent(...lettersOf(destination));

/** The settlement checklist: the route of steps and how far the person has come (§2 Checklist). */
export function Checklist({ country }: ChecklistProps) {
  const { checklist: messages } = useAppMessages();
  const { hash } = useLocation();
  const situation = useSituation();
  const { data: user } = useQuery(meQuery);
  const { content: letters, failure: noLetters } = useContent(...lettersOf(country));
  const { value: office, failure: noOffice } = useLoader(StepOffice);
  const { data: documents, isFetched } = useQuery(documentsQuery);
  const loaded = useSteps(country);
  // The steps can be read and answered also where the situation did not load.
  const known = situation.error ? (situation.known ?? null) : situation.known;
  // Both, because they look unlike with a plan of one's own and without one.
  const isThere = known !== undefined && loaded.steps !== undefined;
  // All that stands on a step, because it would push what is below.
  const isWhole = isFetched && !!(letters || noLetters) && !!(office || noOffice);
  const steps = useWhole(isThere, isWhole) && isThere ? loaded.steps : undefined;
  const { error, refetch } = loaded;
  const actions = useChecklistActions(country);
  const reset = useReset(actions.reset);
  const setStepStatus = reset.before(actions.setStepStatus);
  const updateStep = reset.before(actions.updateStep);
  const upload = reset.before(actions.upload);
  const failure = useStepsFailure(error);
  const attach = useAttachDocument();
  // The others are only taken off their steps.
  const deleted = documents?.filter(
    ({ settlement_step_id, kept_on_reset }) => settlement_step_id && !kept_on_reset,
  );
  const completeRef = useRef<HTMLHeadingElement>(null);

  // Not before it is shown: the first look at the time zone takes milliseconds.
  const today = steps ? todayIn(country, new Date()) : '';
  const open = steps && inTurn(steps, today).length;
  const isComplete = open === undefined ? undefined : open === 0;
  // A server need not say when a step was completed: then the stamp has no date.
  const completedAt = steps
    ?.flatMap((step) => step.completed_at ?? [])
    .toSorted()
    .at(-1);
  const { celebrates, start, end } = useCelebration(country, isComplete);

  const isNear = open !== undefined && open <= 1;
  useEffect(() => {
    if (!isNear) return;
    Celebration.preload();
    AfterSettling.preload();
  }, [isNear]);

  const wasComplete = useRef(isComplete);
  useEffect(() => {
    if (isComplete && wasComplete.current === false) completeRef.current?.focus();
    wasComplete.current = isComplete;
  }, [isComplete]);

  const notApplicable = steps?.filter(({ status }) => status === 'not_applicable') ?? [];
  // A link leads to a step by its number or by its name.
  const openStep = steps?.find(({ key, step_number }) =>
    [`#step-${step_number}`, `#${key}`].includes(hash),
  )?.step_number;

  // Who is on the way finds the open step first.
  const isUnderway = steps?.some(({ is_completed }) => is_completed);
  const offer = <SituationOffer isKnown={known !== null} href={paths.situation} />;

  const postalCode = situation.known?.postal_code ?? user?.postal_code;
  const help = (step: Step) => (
    <StepHelp
      step={step}
      href={stepPath(step)}
      letters={letters?.filter(({ steps }) => step.key !== null && steps.includes(step.key)) ?? []}
      letterHref={(key) => letterPath(country, key)}
    >
      {step.key && <StepOffice country={country} step={step.key} userId={user?.id} postalCode={postalCode} />}
    </StepHelp>
  );

  const papers = (step: Step, uploading: ReactNode) => (
    <StepPapers step={step} documents={documents} onAttach={attach}>
      {uploading}
    </StepPapers>
  );

  return (
    <>
      <ScreenTitle of="checklist" />
      <Page
        title={messages.title}
        lead={
          steps
            ? messages[known ? 'planLead' : 'lead']({ steps: applying(steps).length, country })
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
        {isComplete && (
          <SettlementCompleteCard headingRef={completeRef} country={country} date={completedAt} />
        )}
        {celebrates && <Celebration country={country} date={completedAt} onStart={start} onEnd={end} />}
        {steps ? (
          <>
            {!isUnderway && offer}
            {reset.isTold && (
              <InlineMessage ref={reset.messageRef} tone="success" role="alert">
                {messages.resetDone}
              </InlineMessage>
            )}
            {known ? (
              <Plan
                key={reset.count}
                steps={steps}
                country={country}
                today={today}
                openStep={openStep}
                help={help}
                papers={papers}
                onStatusChange={setStepStatus}
                onUpload={upload}
                onApplies={({ step, applies }) =>
                  updateStep(step, { status: applies ? 'open' : 'not_applicable' })
                }
                onBook={({ step, day }) => updateStep(step, { booked_for: day })}
                onDay={(field, day) => situation.answer({ [field]: day })}
              />
            ) : (
              <>
                <StepList
                  key={reset.count}
                  steps={applying(steps)}
                  onStatusChange={setStepStatus}
                  onUpload={upload}
                  help={help}
                  papers={papers}
                />
                {notApplicable.length > 0 && (
                  <LeftOut steps={notApplicable} onAdd={(step) => updateStep(step, { status: 'open' })} />
                )}
              </>
            )}
            {isComplete && <AfterSettling key={country} country={country} steps={steps} />}
            {isUnderway && offer}
            <ResetChecklist attached={deleted?.length} onReset={reset.run} finalFocus={reset.finalFocus} />
            <ContentNote of={steps} />
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
