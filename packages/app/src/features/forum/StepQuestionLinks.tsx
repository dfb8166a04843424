import { StepQuestions } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { askAboutStepPath, stepQuestionsPath } from '#app/lib/navigation/paths.ts';
import { useOffline } from '#app/lib/offline/offline.ts';
import { questionCountsQuery } from './queries.ts';

/** Links to the questions about a step. Renders nothing if the server cannot count, because it also cannot filter by step. */
export function StepQuestionLinks({ step }: { step: string }) {
  const { isOffline } = useOffline();
  const { data: counts } = useQuery({ ...questionCountsQuery({ step }), enabled: !isOffline });
  return (
    counts && (
      <StepQuestions count={counts.all} href={stepQuestionsPath(step)} askHref={askAboutStepPath(step)} />
    )
  );
}
