import type { Country, Step } from '@settlement-help/contract';
import { lazyComponent } from '@settlement-help/ui';
import { SettlementCompleteCard } from '@settlement-help/ui/domain';
import { useEffect, useRef } from 'react';
import { useCelebration } from './useCelebration.ts';

const loadPart = () => import('./CompletionPart.tsx');

/** Without a network they are left out, and the card alone says that all is done. */
const Celebration = lazyComponent(() => loadPart().then((part) => part.Celebration));
export const AfterSettling = lazyComponent(() => loadPart().then((part) => part.AfterSettlingPart));

export interface CompletionProps {
  country: Country;
  steps: readonly Step[];
  /** How many steps are open. */
  open: number;
}

/** The card and the celebration once no step is open; the card has the focus when the last one was completed here. */
export function Completion({ country, steps, open }: CompletionProps) {
  const isComplete = open === 0;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { celebrates, start, end } = useCelebration(country, isComplete);

  const isNear = open <= 1;
  useEffect(() => {
    if (!isNear) return;
    Celebration.preload();
    AfterSettling.preload();
  }, [isNear]);

  const wasComplete = useRef(isComplete);
  useEffect(() => {
    if (isComplete && !wasComplete.current) headingRef.current?.focus();
    wasComplete.current = isComplete;
  }, [isComplete]);

  if (!isComplete) return null;
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
