import { StepQuestions } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { stepQuestionsPath } from '#app/lib/navigation/paths.ts';
import { useOffline } from '#app/lib/offline/offline.ts';
import { questionCountsQuery } from './queries.ts';

/** Links to the questions about a step. A server that cannot count has no questions of a step either. */
export function StepQuestionLinks({ step }: { step: string }) {
  const { isOffline } = useOffline();
  const { data: counts } = useQuery({ ...questionCountsQuery({ step }), enabled: !isOffline });
  return (
    counts && (
      <StepQuestions
        count={counts.all}
        href={stepQuestionsPath(step)}
        askHref={stepQuestionsPath(step, true)}
      />
    )
  );
}
