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

  const end = useCallback(() => {
    shared.set(keyOf(country), 'yes');
    setIsOver(true);
  }, [country]);

  return { celebrates: isComplete === true && !isOver, end };
}
