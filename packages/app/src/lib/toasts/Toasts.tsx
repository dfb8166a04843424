import { lazyWithPreload } from '@settlement-help/ui/internal';
import { useEffect, useState } from 'react';
import { useStore } from '#app/lib/storage/store.ts';
import { waitingToasts } from './toasts.ts';

// Lazy: 9 kB that most visits do not need.
export const ToastArea = lazyWithPreload(async () => (await import('./ToastArea.tsx')).ToastArea);

/** Shows toasts. Their code is loaded with the first one. */
export function Toasts() {
  const isWaiting = useStore(waitingToasts).length > 0;
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    ToastArea.load().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [isWaiting]);

  return isLoaded && <ToastArea />;
}
