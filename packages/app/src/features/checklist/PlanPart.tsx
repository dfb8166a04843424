import type { Country } from '@settlement-help/contract';
import { PlanList, type PlanListProps } from '@settlement-help/ui/domain';
import { questionHref } from './questionHref.ts';
import { useLeftOutSteps } from './useLeftOutSteps.ts';

export { LeftOutList } from '@settlement-help/ui/domain';

// A file of its own, since only a person with a plan or with steps that do not apply needs these lists.

interface PlanProps extends Omit<PlanListProps, 'questionHref' | 'leftOut'> {
  country: Country;
}

/** A plan of one's own; what only such a plan needs is loaded with it. */
export function Plan({ country, ...plan }: PlanProps) {
  return <PlanList {...plan} leftOut={useLeftOutSteps(country)} questionHref={questionHref} />;
}
