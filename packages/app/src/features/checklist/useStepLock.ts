import type { StepLock } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { situationQuery } from '#app/features/checklist/planQueries.ts';

/** What keeps a step locked: in a plan of one's own the steps that it needs, else the one before it. */
export function useStepLock(): StepLock {
  const { data: situation } = useQuery(situationQuery);
  return situation ? 'needs' : 'number';
}
