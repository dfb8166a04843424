import { useDeferredValue, useEffect, useState } from 'react';

/** Milliseconds that something which is there waits for what stands on it, so that a bad network does not keep it away. */
const patience = 2000;

/**
 * Whether something is shown: when all that stands on it has come or failed, so that it does not move, and otherwise after
 * a while. Once shown it stays. It is drawn in slices, so that a press meanwhile does not wait.
 */
export function useWhole(isThere: boolean, isWhole: boolean) {
  const [isShown, setShown] = useState(false);
  if (isThere && isWhole && !isShown) setShown(true);
  const waits = isThere && !isShown;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [waits]);
  return useDeferredValue(isShown);
}
