import { type Country, todayIn } from '@settlement-help/contract';
import { Skeleton } from '@settlement-help/ui';
import { LoadFailure, SituationResult } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { stepsQuery } from './queries.ts';
import { useSteps } from './useSteps.ts';
import { useStepsErrorText } from './useStepsErrorText.tsx';

export interface PlanResultProps {
  country: Country;
  /** False if no answer is known. */
  isPlan: boolean;
}

/** The plan that follows from the answers, in one sentence, as the server computed it. */
export function PlanResult({ country, isPlan }: PlanResultProps) {
  const { steps, error, refetch } = useSteps(country);
  // The steps of the time before the answers must not appear.
  const { isFetching } = useQuery(stepsQuery(country));
  const errorText = useStepsErrorText(error);
  const isReady = steps !== undefined && !isFetching;
  return (
    <>
      {/* The heading gets the focus when the title changes. */}
      <ScreenTitle of={isReady ? 'situationResult' : 'situation'} />
      {isReady ? (
        <SituationResult
          steps={steps}
          isPlan={isPlan}
          today={todayIn(country, new Date())}
          planHref={paths.checklist}
        />
      ) : errorText && !isFetching ? (
        <LoadFailure message={errorText} onRetry={refetch} />
      ) : (
        <Skeleton letters={40} />
      )}
    </>
  );
}
