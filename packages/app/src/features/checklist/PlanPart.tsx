import type { Country } from '@settlement-help/contract';
import { LoadFailure, PlanList, type PlanListProps } from '@settlement-help/ui/domain';
import { questionHref } from './questionHref.ts';
import { useLeftOutSteps } from './useLeftOutSteps.ts';
import { useStepsFailure } from './useStepsFailure.tsx';

export { LeftOutList } from '@settlement-help/ui/domain';

// A file of its own, since only a person with a plan or with steps that do not apply needs these lists.

interface PlanProps extends Omit<PlanListProps, 'questionHref' | 'leftOut'> {
  country: Country;
}

/** A plan of one's own; what only such a plan needs is loaded with it. */
export function Plan({ country, ...plan }: PlanProps) {
  const { steps, error, refetch } = useLeftOutSteps(country);
  const failure = useStepsFailure(error);
  return (
    <>
      <PlanList {...plan} leftOut={steps} questionHref={questionHref} />
      {failure && <LoadFailure message={failure} onRetry={refetch} />}
    </>
  );
}
