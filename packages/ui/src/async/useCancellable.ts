import { useRef, useState } from 'react';
import { isCancelled } from './callbackFailure.tsx';

export interface CancellableRequest {
  /** Reports the finished share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Runs an action that can be cancelled. `share` is null while nothing runs; `error` is the last rejection. */
export function useCancellable(action: (request: CancellableRequest) => Promise<void>) {
  const controller = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>();

  const run = async () => {
    controller.current = new AbortController();
    setError(undefined);
    setShare(0);
    try {
      await action({ onProgress: setShare, signal: controller.current.signal });
    } catch (reason) {
      if (!isCancelled(reason)) setError(reason);
    } finally {
      setShare(null);
    }
  };

  return { share, error, run, cancel: () => controller.current?.abort() };
}
