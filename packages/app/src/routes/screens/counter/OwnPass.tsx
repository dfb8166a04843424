import {
  type CounterGuide,
  type SituationDay,
  type Step,
  todayIn,
  type User,
} from '@settlement-help/contract';
import { useFormats } from '@settlement-help/ui';
import { CounterPass, HowDidItGo, LoadFailure, Stamp } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { situationQuery, stepsQuery } from '#app/features/checklist/queries.ts';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useRevealWhenReady } from '#app/features/checklist/useRevealWhenReady.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsFailure } from '#app/features/checklist/useStepsFailure.tsx';
import { loadThumb } from '#app/features/documents/loadThumb.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useBringLists } from '#app/features/documents/useBringLists.ts';
import { useDocumentsFailure } from '#app/features/documents/useDocumentsFailure.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { DocumentPreviews } from '#app/routes/shell/DocumentPreviews.tsx';
import * as styles from '../../PassRoute.css.ts';
import { KeepDocuments } from '../KeepDocuments.tsx';
import { OwnLetters } from './OwnLetters.tsx';
import { useLetters } from './useLetters.ts';
import { usePassProps } from './usePassProps.tsx';

export interface OwnPassProps {
  /** The guide of a step in the country of the person's plan. */
  guide: CounterGuide;
  user: User;
}

/** The counter pass with the person's dates and documents. */
export function OwnPass({ guide, user }: OwnPassProps) {
  const { country, key, bring, since, title } = guide;
  const { data: situation, isPending } = useQuery(situationQuery);
  const { isFetched: areStepsFetched } = useQuery(stepsQuery(country));
  const stored = useQuery(documentsQuery);
  const documentsFailure = useDocumentsFailure(stored.data ? null : stored.error);
  const { steps, error, refetch } = useSteps(country);
  const stepsFailure = useStepsFailure(steps ? null : error);
  const step = steps?.find((one) => one.key === key);
  const { arePending: areLettersPending, letters } = useLetters(guide);
  const passProps = usePassProps(guide);
  const bringLists = useBringLists(country);
  // Anything that is shown later would push the page down.
  const isLoaded = !isPending && areStepsFetched && stored.isFetched && !areLettersPending;
  const isShown = useRevealWhenReady(isLoaded, bringLists.isFetched) && isLoaded;
  const booked_for = step?.booked_for ?? null;
  const toMatch = { id: step?.id ?? '', booked_for, bring };
  const documents = bringLists.documentsFor(toMatch);
  if (!isShown)
    return (
      <main className={styles.frame}>
        <ScreenSkeleton />
      </main>
    );
  return (
    <DocumentPreviews country={country}>
      <CounterPass
        {...passProps}
        matches={bringLists.match(toMatch)}
        since={since && situation && dayToSay(since.day, situation[since.day], todayIn(country, new Date()))}
        deadline={step && dateToShow(step, todayIn(country, new Date()))}
        onLoadThumb={loadThumb}
        letters={<OwnLetters letters={letters} user={user} situation={situation} />}
        keep={
          <>
            {stepsFailure && <LoadFailure message={stepsFailure} onRetry={refetch} />}
            {documentsFailure && <LoadFailure message={documentsFailure} onRetry={stored.refetch} />}
            <KeepDocuments country={country} step={{ title, booked_for }} documents={documents} />
          </>
        }
        outcome={step && (step.is_unlocked || step.is_completed) && <Outcome guide={guide} step={step} />}
      />
    </DocumentPreviews>
  );
}

/** The sentence about a day is false if the person has not arrived yet, or if the visa is over. */
function dayToSay(name: SituationDay, day: string | null, today: string) {
  const isOver = day !== null && day < today;
  const isToCome = day !== null && day > today;
  if ((name === 'arrived_on' || name === 'moved_in_on') && isToCome) return null;
  if ((name === 'visa_ends_on' || name === 'permit_ends_on') && isOver) return null;
  return day;
}

/** A legal date that is not over. The official needs no other one. */
const dateToShow = ({ due }: Step, today: string) =>
  due?.kind === 'legal' && due.date && due.date >= today ? due.date : null;

function Outcome({ guide, step }: Pick<OwnPassProps, 'guide'> & { step: Step }) {
  const { country, language } = guide;
  // Only a personal plan has appointments.
  const { data: situation } = useQuery(situationQuery);
  const { setStepStatus } = useChecklistActions(country);
  const format = useFormats();
  const { is_completed, completed_at, stamp, step_number } = step;
  const { backHref, letterHref } = usePassProps(guide);
  return (
    <HowDidItGo
      guide={guide}
      stepHref={backHref}
      letterHref={letterHref}
      isDone={is_completed}
      onWorked={() => setStepStatus({ step, isCompleted: true })}
      stamp={
        <Stamp
          word={stamp}
          date={completed_at ? format.shortDate(completed_at) : undefined}
          number={step_number}
          lang={language}
        />
      }
      appointmentHref={situation ? `${paths.checklist}#step-${step_number}` : undefined}
    />
  );
}
