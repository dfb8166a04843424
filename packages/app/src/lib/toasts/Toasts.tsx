import { lazyWithPreload } from '@settlement-help/ui';
import { useEffect, useState } from 'react';
import { useStore } from '#app/lib/storage/store.ts';
import { waitingToasts } from './toasts.ts';

/** 9 kB that most visits do not need. `prepareOffline` loads it ahead. */
export const ToastArea = lazyWithPreload(async () => (await import('./ToastArea.tsx')).ToastArea);

/** Loads the toasts with the first one. Until they are loaded, toasts wait. */
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
