import type { Country } from '@settlement-help/contract';
import { useEffect, useRef } from 'react';
import { AfterSettling, Completion } from './lazyCompletion.ts';
import { useCelebration } from './useCelebration.ts';

/**
 * Whether every step is completed and what follows from it; `open` counts the open steps, nothing while they load. The
 * card takes the focus when the last step was completed here: use it above the steps, whose own focus would win otherwise.
 */
export function useCompletion(country: Country, open: number | undefined) {
  const isComplete = open === undefined ? undefined : open === 0;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const celebration = useCelebration(country, isComplete);

  const isNear = open !== undefined && open <= 1;
  useEffect(() => {
    if (!isNear) return;
    Completion.preload();
    AfterSettling.preload();
  }, [isNear]);

  const wasComplete = useRef(isComplete);
  useEffect(() => {
    if (isComplete && wasComplete.current === false) headingRef.current?.focus();
    wasComplete.current = isComplete;
  }, [isComplete]);

  return { isComplete, headingRef, ...celebration };
}
