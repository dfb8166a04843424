import type { Country } from '@settlement-help/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { localStore } from '#app/lib/storage/browserStorage.ts';
import { AfterSettling, Completion } from './lazyCompletion.ts';

/**
 * The completion of a checklist and its celebration. `openSteps` is undefined while they load. The card's heading is
 * focused when the last step is completed: call this above the steps, so that its effect runs after theirs.
 */
export function useCompletion(country: Country, openSteps: number | undefined) {
  const isComplete = openSteps === undefined ? undefined : openSteps === 0;
  const headingRef = useRef<HTMLHeadingElement>(null);

  const isAlmostComplete = openSteps !== undefined && openSteps <= 1;
  useEffect(() => {
    if (!isAlmostComplete) return;
    Completion.preload();
    AfterSettling.preload();
  }, [isAlmostComplete]);

  const wasComplete = useRef(isComplete);
  useEffect(() => {
    if (isComplete && wasComplete.current === false) headingRef.current?.focus();
    wasComplete.current = isComplete;
  }, [isComplete]);

  return { isComplete, headingRef, ...useCelebration(country, isComplete) };
}

/** The celebration is shown once when every step is completed, and again after a step was reopened (§4). */
function useCelebration(country: Country, isComplete: boolean | undefined) {
  const key = `celebrated:${country}`;
  const [isOver, setIsOver] = useState(() => localStore.get(key) !== null);

  useEffect(() => {
    if (isComplete !== false) return;
    localStore.remove(key);
    setIsOver(false);
  }, [key, isComplete]);

  return {
    isCelebrating: isComplete === true && !isOver,
    onStart: useCallback(() => localStore.set(key, 'yes'), [key]),
    onEnd: useCallback(() => setIsOver(true), []),
  };
}
