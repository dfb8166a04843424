import type { Country, Step } from '@settlement-help/contract';
import { Celebration, SettlementCompleteCard } from '@settlement-help/ui/domain';
import type { RefObject } from 'react';
import type { useCelebration } from './useCelebration.ts';

export interface CompletionProps extends ReturnType<typeof useCelebration> {
  /** Takes the focus when the last step is completed. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  country: Country;
  steps: readonly Step[];
}

/** The card of a completed checklist, and its celebration. */
export function Completion({ country, steps, headingRef, celebrates, start, end }: CompletionProps) {
  // A server need not say when a step was completed: then the stamp has no date.
  const date = steps
    .flatMap((step) => step.completed_at ?? [])
    .toSorted()
    .at(-1);
  return (
    <>
      <SettlementCompleteCard headingRef={headingRef} country={country} date={date} />
      {celebrates && <Celebration country={country} date={date} onStart={start} onEnd={end} />}
    </>
  );
}
