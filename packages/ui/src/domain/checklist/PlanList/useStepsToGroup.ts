import type { Step } from '@settlement-help/contract';
import { useState } from 'react';

/**
 * For grouping, replaces a step that was completed on this screen by its earlier state, so that it stays in its group.
 */
export function useStepsToGroup(steps: readonly Step[]) {
  const [stepsBeforeStamp, setStepsBeforeStamp] = useState<ReadonlyMap<string, Step>>(new Map());
  return {
    stepsToGroup: steps.map((step) => (step.is_completed ? (stepsBeforeStamp.get(step.id) ?? step) : step)),
    keepInPlace: (step: Step) => setStepsBeforeStamp((all) => new Map(all).set(step.id, step)),
  };
}
