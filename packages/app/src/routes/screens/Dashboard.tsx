import { type Country, countedSteps, todayIn, type User } from '@settlement-help/contract';
import { Page, Skeleton } from '@settlement-help/ui';
import {
  ChangedDates,
  DueList,
  LoadFailure,
  NextStepPanel,
  NextStepSkeleton,
  openSteps,
  QuickAccess,
  SituationOffer,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { UnverifiedEmail } from '#app/features/account/UnverifiedEmail.tsx';
import { situationQuery } from '#app/features/checklist/queries.ts';
import { useChangedDates } from '#app/features/checklist/useChangedDates.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsErrorText } from '#app/features/checklist/useStepsErrorText.tsx';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { unseenAnswersQuery } from '#app/features/forum/queries.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { usePrefetch } from '#app/routes/loading/usePrefetch.ts';
import * as styles from './dashboard.css.ts';

export interface DashboardProps {
  user: User;
  country: Country;
}

export function Dashboard({ user, country }: DashboardProps) {
  const { dashboard: messages } = useAppMessages();
  const { steps: loaded, error, refetch } = useSteps(country);
  const { data: documents } = useQuery(documentsQuery);
  // Each visit of the dashboard fetches the answers again.
  const { data: unseen = [] } = useQuery({ ...unseenAnswersQuery, staleTime: 0 });
  const newAnswers = unseen.reduce((sum, { count }) => sum + count, 0);
  const prefetch = usePrefetch(country);
  const errorText = useStepsErrorText(error);
  const { data: situation = null, isPending } = useQuery(situationQuery);
  // The next step depends on the situation. If it cannot be loaded, the steps are shown.
  const steps = isPending ? undefined : loaded;
  const { changedDates, dismiss } = useChangedDates(user.id, country, steps);
  const counted = steps && countedSteps(steps);
  const done = counted?.filter((step) => step.is_completed).length ?? 0;
  const today = todayIn(country, new Date());
  const [next] = steps ? openSteps(steps, today, situation !== null) : [];

  return (
    <>
      <ScreenTitle of="dashboard" />
      <Page
        title={messages.welcome({ name: user.full_name.trim() || user.email })}
        titleLines={3}
        lead={
          <>
            {messages.settlingIn({ country })}{' '}
            {counted
              ? done > 0
                ? messages.stepsDone({ done, total: counted.length })
                : messages.firstRun({ total: counted.length })
              : !errorText && <Skeleton letters={25} />}
          </>
        }
      >
        {steps ? (
          <>
            <ChangedDates changedDates={changedDates} onDismiss={dismiss} />
            <div className={styles.steps}>
              <NextStepPanel
                steps={steps}
                checklistHref={paths.checklist}
                today={today}
                isPlan={situation !== null}
              />
              <DueList
                steps={steps}
                documents={documents}
                checklistHref={paths.checklist}
                documentsHref={paths.documents}
                datesHref={paths.reminders}
                today={today}
              />
            </div>
          </>
        ) : errorText ? (
          <LoadFailure message={errorText} onRetry={refetch} />
        ) : (
          <NextStepSkeleton />
        )}
        {/* Not before the steps, whose height is unknown until then. */}
        {(steps || errorText) && (
          <>
            <UnverifiedEmail user={user} />
            <SituationOffer isKnown={situation !== null} href={paths.situation} />
            <QuickAccess
              hrefs={{
                checklist: paths.checklist,
                documents: paths.documents,
                services: paths.services,
                community: paths.community,
              }}
              notes={{
                ...(steps &&
                  next && {
                    checklist: situation
                      ? messages.planDone({ done, total: counted?.length ?? 0 })
                      : messages.stepOpen({ number: next.step_number, total: steps.length }),
                  }),
                services: messages.servicesIn({ country }),
                ...(documents?.length && { documents: messages.papers({ count: documents.length }) }),
                ...(newAnswers > 0 && {
                  community: messages[unseen.length === 1 ? 'newAnswers' : 'newAnswersToQuestions']({
                    count: newAnswers,
                  }),
                }),
              }}
              onIntent={prefetch}
            />
            {steps && <ContentNote of={steps} />}
          </>
        )}
      </Page>
    </>
  );
}
