import type { Country } from '@settlement-help/contract';
import { useCallback, useEffect, useState } from 'react';
import { shared } from '#app/lib/storage/browserStorage.ts';

const keyOf = (country: Country) => `celebrated:${country}`;

/** Whether to celebrate now: once when every step is completed, and again after a step was reopened (§4). */
export function useCelebration(country: Country, isComplete: boolean | undefined) {
  const [isOver, setIsOver] = useState(() => shared.get(keyOf(country)) !== null);

  useEffect(() => {
    if (isComplete !== false) return;
    shared.remove(keyOf(country));
    setIsOver(false);
  }, [country, isComplete]);

  // Who reloads in the middle of it has seen it; where its code did not load, nobody has.
  const start = useCallback(() => shared.set(keyOf(country), 'yes'), [country]);
  const end = useCallback(() => setIsOver(true), []);

  return { celebrates: isComplete === true && !isOver, start, end };
}
