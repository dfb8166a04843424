import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { createLoader, type LazyFailureProps, useLoader } from './loader.ts';

interface LazyComponentOptions {
  /** Holds the place of the component until it is loaded. @default nothing */
  pending?: ReactNode;
  /** Stands in its place while it cannot be loaded. @default `pending` */
  failed?: ComponentType<LazyFailureProps>;
  /** For a whole screen: draws it in slices, so that a press meanwhile does not wait; its effects run a moment later. @default false */
  inSlices?: boolean;
}

/**
 * A component in a chunk of its own, which `preload` loads ahead. It is held in state and not revealed through Suspense,
 * which would delay it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, failed: Failed, inSlices = false }: LazyComponentOptions = {},
) {
  const loader = createLoader(load);

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, as by React's lazy
  function Lazy(props: Props): ReactNode {
    const { value, failure } = useLoader(loader);
    const deferred = useDeferredValue(value);
    const Part = inSlices ? deferred : value;
    if (Part) return <Part {...props} />;
    if (failure && Failed) return <Failed {...failure} />;
    return pending;
  }

  return Object.assign(Lazy, loader);
}
