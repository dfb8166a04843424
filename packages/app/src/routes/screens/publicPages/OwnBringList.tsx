import type { Country, StepGuide } from '@settlement-help/contract';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { StepBringList } from '../StepBringList.tsx';

export interface OwnBringListProps {
  /** The country of the person's plan. */
  country: Country;
  guide: StepGuide;
}

/** The bring list on the page of a step. Its appointment comes from the person's plan. */
export function OwnBringList({ country, guide }: OwnBringListProps) {
  const { steps } = useSteps(country);
  const { id = '', booked_for = null } = steps?.find(({ key }) => key === guide.key) ?? {};
  return <StepBringList country={country} step={{ ...guide, id, booked_for }} />;
}
