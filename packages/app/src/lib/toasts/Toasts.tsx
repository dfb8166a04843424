import { useLoaded } from '@settlement-help/ui';
import { useSyncExternalStore } from 'react';
import { loadToastArea, waitingToasts } from './toasts.ts';

const ignore = () => {
  // Without the network there is no part to show the message in; what failed says so in its own place too.
};

/** Loads the toast area with the first toast, since most visits have none. */
export function Toasts() {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.get);
  const { part } = useLoaded(loadToastArea, waiting.length > 0, ignore);
  return part && <part.ToastArea waiting={waiting} onShown={waitingToasts.clear} />;
}
