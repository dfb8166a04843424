import { type ComponentType, lazy, useState } from 'react';

/** Thrown while rendering if code or content could not be loaded. `retry` loads it again. */
export class LoadError extends Error {
  readonly retry: () => Promise<void>;

  constructor(retry: () => Promise<void>, cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.retry = retry;
  }
}

/** `React.lazy` with a `preload`; a component that is already loaded renders without suspending. */
export function lazyWithPreload<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let hasFailed = false;

  const load = async () => {
    Loaded ??= await importComponent();
  };
  const createLazy = () =>
    lazy(async () => {
      try {
        await load();
      } catch (error) {
        hasFailed = true;
        throw new LoadError(load, error);
      }
      return { default: Loaded as ComponentType<Props> };
    });
  let Lazy = createLazy();

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React's lazy
  function LazyWithPreload(props: Props) {
    const [Component] = useState(() => Loaded ?? Lazy);
    return <Component {...props} />;
  }

  const preload = () => {
    // React.lazy keeps a rejection forever.
    if (hasFailed) Lazy = createLazy();
    hasFailed = false;
    load().catch(() => undefined);
  };

  return Object.assign(LazyWithPreload, { load, preload });
}
