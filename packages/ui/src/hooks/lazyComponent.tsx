import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** What stands in the place of a component that cannot be loaded. */
export interface LazyFailureProps {
  /** Whether it is being loaded again. */
  isPending: boolean;
  /** Loads it again. */
  onRetry: () => void;
}

interface LazyComponentOptions {
  /** Holds the place of the component until it is loaded. @default nothing */
  pending?: ReactNode;
  /** Stands in its place while it cannot be loaded. @default `pending` */
  failed?: ComponentType<LazyFailureProps>;
}

/** Loads a component once, and tells those who wait for it. */
function createLoader<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();

  const request = async () => {
    const part = loaded ?? (await load());
    // Two may have asked for it at once, and a second component would replace what stands.
    loaded ??= part;
    for (const listener of listeners) listener();
  };

  return {
    get: () => loaded,
    subscribe: (listener: () => void) => {
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

/** A lazy component for those who show it themselves: loads it once it is wanted, and is null until it is there. */
export function useLazy<Props>(
  { get, subscribe, request }: ReturnType<typeof createLoader<Props>>,
  isWanted: boolean,
  onFailure: () => void,
) {
  const Part = useSyncExternalStore(subscribe, get, get);
  const isDue = isWanted && !Part;
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    request().catch(() => !isLeft && onFailure());
    return () => {
      isLeft = true;
    };
  }, [isDue, request, onFailure]);
  return Part;
}

/**
 * A component in a chunk of its own, which `preload` loads ahead. It is held in state and not revealed through Suspense,
 * which would delay it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, failed: Failed }: LazyComponentOptions = {},
) {
  const loader = createLoader(load);

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, as by React's lazy
  function Lazy(props: Props) {
    const [failures, setFailures] = useState(0);
    const [isWanted, setIsWanted] = useState(true);
    const handleFailure = useCallback(() => {
      setIsWanted(false);
      setFailures((count) => count + 1);
    }, []);
    const Part = useLazy(loader, isWanted, handleFailure);

    const retry = () => {
      // The network is there and the chunk is not: the app was built anew since, and the new page names its chunks.
      if (failures > 1 && navigator.onLine) window.location.reload();
      else setIsWanted(true);
    };

    if (Part) return <Part {...props} />;
    if (failures > 0 && Failed) return <Failed isPending={isWanted} onRetry={retry} />;
    return pending;
  }

  return Object.assign(Lazy, loader);
}
