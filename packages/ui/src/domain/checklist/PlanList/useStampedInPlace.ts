import type { Step } from '@settlement-help/contract';
import { useState } from 'react';

/**
 * Keeps a step that was completed on this screen in its group, so that its stamp appears where it was pressed. Returns
 * the steps as they were before that, for grouping.
 */
export function useStampedInPlace(steps: readonly Step[]) {
  const [before, setBefore] = useState<ReadonlyMap<string, Step>>(new Map());
  return {
    stepsToGroup: steps.map((step) => (step.is_completed ? (before.get(step.id) ?? step) : step)),
    keepInPlace: (step: Step) => setBefore((all) => new Map(all).set(step.id, step)),
  };
}
