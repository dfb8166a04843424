import { type CounterGuide, type Step, todayIn, type User } from '@settlement-help/contract';
import { useFormats } from '@settlement-help/ui';
import {
  CounterPass,
  type CounterPassProps,
  HowDidItGo,
  LoadFailure,
  Stamp,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { situationQuery, stepsQuery } from '#app/features/checklist/queries.ts';
import { useChecklistActions } from '#app/features/checklist/useChecklistActions.ts';
import { useRevealWhenReady } from '#app/features/checklist/useRevealWhenReady.ts';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useStepsErrorText } from '#app/features/checklist/useStepsErrorText.tsx';
import { loadThumb } from '#app/features/documents/loadThumb.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useBringLists } from '#app/features/documents/useBringLists.ts';
import { useDocumentsErrorText } from '#app/features/documents/useDocumentsErrorText.ts';
import { paths, stepAnchor } from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { DocumentPreviews } from '#app/routes/shell/DocumentPreviews.tsx';
import * as styles from '../../PassRoute.css.ts';
import { KeepDocuments } from '../KeepDocuments.tsx';
import { OwnLetters } from './OwnLetters.tsx';
import { dateToShow, dayToSay } from './passDates.ts';
import { useLetters } from './useLetters.ts';
import { usePassProps } from './usePassProps.tsx';

export interface OwnPassProps {
  /** The guide of a step in the country of the person's plan. */
  guide: CounterGuide;
  user: User;
}

/** The counter pass with the person's dates and documents. */
export function OwnPass({ guide, user }: OwnPassProps) {
  const { country, key, bring, title } = guide;
  const today = todayIn(country, new Date());
  const { data: situation, isPending } = useQuery(situationQuery);
  const { isFetched: areStepsFetched } = useQuery(stepsQuery(country));
  const stored = useQuery(documentsQuery);
  const documentsErrorText = useDocumentsErrorText(stored.data ? null : stored.error);
  const { steps, error, refetch } = useSteps(country);
  const stepsErrorText = useStepsErrorText(steps ? null : error);
  const step = steps?.find((one) => one.key === key);
  const { arePending: areLettersPending, letters } = useLetters(guide);
  const passProps = usePassProps(guide, user.id);
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
        since={dayToSay(guide, situation ?? null, today)}
        deadline={step && dateToShow(step, today)}
        onLoadThumb={loadThumb}
        letters={<OwnLetters letters={letters} user={user} situation={situation} />}
        keep={
          <>
            {stepsErrorText && <LoadFailure message={stepsErrorText} onRetry={refetch} />}
            {documentsErrorText && <LoadFailure message={documentsErrorText} onRetry={stored.refetch} />}
            <KeepDocuments country={country} step={{ title, booked_for }} documents={documents} />
          </>
        }
        outcome={step && (step.is_unlocked || step.is_completed) && <Outcome {...passProps} step={step} />}
      />
    </DocumentPreviews>
  );
}

interface OutcomeProps extends Pick<CounterPassProps, 'guide' | 'backHref' | 'letterHref'> {
  step: Step;
}

function Outcome({ guide, backHref, letterHref, step }: OutcomeProps) {
  const { country, language } = guide;
  // Only a personal plan has appointments.
  const { data: situation } = useQuery(situationQuery);
  const { setStepStatus } = useChecklistActions(country);
  const format = useFormats();
  const { is_completed, completed_at, stamp, step_number } = step;
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
      appointmentHref={situation ? `${paths.checklist}#${stepAnchor(step)}` : undefined}
    />
  );
}
