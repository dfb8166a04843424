import { UiProvider } from '@settlement-help/ui';
import { enPlan, PlanList, type PlanListProps } from '@settlement-help/ui/domain';

/** A plan of one's own with its texts, which are fetched for those alone who have one. */
export const PlanPart = (props: PlanListProps) => (
  <UiProvider messages={enPlan}>
    <PlanList {...props} />
  </UiProvider>
);
