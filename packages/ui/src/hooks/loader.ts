import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What stands in the place of something that cannot be loaded. */
export interface LazyFailureProps {
  /** Whether it is being loaded again. */
  isPending: boolean;
  /** Loads it again. */
  onRetry: () => void;
}

/** Loads something once, such as a component, and tells those who wait for it. */
export interface Loader<Value> {
  /** What was loaded; `undefined` before. */
  get: () => Value | undefined;
  /** Calls back when it is loaded; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Loads it; rejects where that fails, and can be called again. */
  request: () => Promise<void>;
  /** Loads it ahead, where that is possible. */
  preload: () => void;
}

export function createLoader<Value>(load: () => Promise<Value>): Loader<Value> {
  let loaded: Value | undefined;
  const listeners = new Set<() => void>();

  const request = async () => {
    const value = loaded === undefined ? await load() : loaded;
    // Two may have asked for it at once, and a second component would replace what stands.
    if (loaded === undefined) loaded = value;
    for (const listener of listeners) listener();
  };

  return {
    get: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    request,
    preload: () => {
      request().catch(() => {
        // Only a hint that it may be shown: if it really is, that tries again and reports.
      });
    },
  };
}

/** What a loader loads once it is wanted; `undefined` until it is there. */
export function useLazy<Value>(
  { get, subscribe, request }: Loader<Value>,
  isWanted: boolean,
  onFailure: () => void,
): Value | undefined {
  const value = useSyncExternalStore(subscribe, get, get);
  const isDue = isWanted && value === undefined;
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    request().catch(() => !isLeft && onFailure());
    return () => {
      isLeft = true;
    };
  }, [isDue, request, onFailure]);
  return value;
}

/** What a loader loads, and after a failure how to load it again. */
export function useLoader<Value>(loader: Loader<Value>): {
  value: Value | undefined;
  failure: LazyFailureProps | null;
} {
  const [attempts, setAttempts] = useState({ loader, failures: 0, isWanted: true });
  // Another loader has not failed yet.
  const { failures, isWanted } = attempts.loader === loader ? attempts : { failures: 0, isWanted: true };
  const handleFailure = useCallback(
    () =>
      setAttempts((before) => ({
        loader,
        failures: before.loader === loader ? before.failures + 1 : 1,
        isWanted: false,
      })),
    [loader],
  );
  const value = useLazy(loader, isWanted, handleFailure);

  const retry = () => {
    // The network is there and the chunk is not: the app was built anew since, and the new page names its chunks.
    if (failures > 1 && navigator.onLine) window.location.reload();
    else setAttempts({ loader, failures, isWanted: true });
  };
  return { value, failure: failures > 0 ? { isPending: isWanted, onRetry: retry } : null };
}
