import { useDeferredValue, useEffect, useState } from 'react';

/** Milliseconds to wait for details, so that a slow network does not hide loaded steps. */
const maxWait = 2000;

/** True once loaded content has its details, or after two seconds: details that come later move the content. Stays true. */
export function useRevealWhenReady(isLoaded: boolean, isReady: boolean) {
  const [isShown, setShown] = useState(false);
  if (isLoaded && isReady && !isShown) setShown(true);
  const isWaiting = isLoaded && !isShown;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setShown(true), maxWait);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  // Deferred, so that a click during the long render is handled at once.
  return useDeferredValue(isShown);
}
