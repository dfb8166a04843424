import { lazyComponent } from '@settlement-help/ui';
import { useState } from 'react';
import { useStore } from '#app/lib/storage/store.ts';
import { waitingToasts } from './toasts.ts';

/** Loaded with the first toast or ahead for reading offline, since most visits have none. */
export const ToastArea = lazyComponent(() => import('./ToastArea.tsx').then((part) => part.ToastArea));

export function Toasts() {
  const waiting = useStore(waitingToasts);
  const [isNeeded, setIsNeeded] = useState(false);
  if (waiting.length > 0 && !isNeeded) setIsNeeded(true);
  return isNeeded && <ToastArea waiting={waiting} onShown={waitingToasts.clear} />;
}
