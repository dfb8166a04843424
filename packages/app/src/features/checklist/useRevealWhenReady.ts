import { useDeferredValue, useEffect, useState } from 'react';

/** Milliseconds to wait for details, so that a bad network does not hide loaded steps. */
const patience = 2000;

/**
 * True once loaded content can be shown without moving later: when its details are ready, or after two seconds. It stays
 * true. The content renders in slices, so that a press meanwhile does not wait.
 */
export function useRevealWhenReady(isLoaded: boolean, isReady: boolean) {
  const [isShown, setShown] = useState(false);
  if (isLoaded && isReady && !isShown) setShown(true);
  const isWaiting = isLoaded && !isShown;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return useDeferredValue(isShown);
}
