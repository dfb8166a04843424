import type { Country, StepGuide } from '@settlement-help/contract';
import { BringList } from '@settlement-help/ui/domain';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { useBringLists } from './useBringLists.ts';
import { useDocumentActions } from './useDocumentActions.ts';

export interface OwnBringListProps {
  /** The country of the person's plan. */
  country: Country;
  guide: StepGuide;
}

/** What to bring to a step, with the person's documents. */
export function OwnBringList({ country, guide }: OwnBringListProps) {
  const { steps } = useSteps(country);
  const { match } = useBringLists(country);
  const { edit } = useDocumentActions();
  const step = steps?.find(({ key }) => key === guide.key);
  const { id = '', booked_for = null } = step ?? {};
  return <BringList matches={match({ id, booked_for, bring: guide.bring })} onEdit={edit} />;
}
