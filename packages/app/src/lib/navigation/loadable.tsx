import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { ScreenFailure } from './ScreenFailure.tsx';

interface LoadableOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Holds the place of the screen until it is there. */
  skeleton: ReactNode;
  /** Surrounds the message that it cannot be had. @default nothing */
  frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * A screen in a chunk of its own, which `preload` fetches ahead. It is held in state and not revealed through Suspense,
 * which would delay it; while it cannot be had, that is said in its place.
 */
export function loadable<Props extends object>({
  load,
  skeleton,
  frame: Frame = Fragment,
}: LoadableOptions<Props>) {
  let loaded: ComponentType<Props> | null = null;

  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };

  const preload = () => {
    fetchPart().catch(() => {
      // Only a hint that the screen may be shown: if it really is, that tries again and reports.
    });
  };

  function Loadable(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const [isAsked, setIsAsked] = useState(true);

    useEffect(() => {
      if (Part || !isAsked) return;
      let left = false;
      fetchPart().then(
        (part) => !left && setPart(() => part),
        () => {
          if (left) return;
          setIsAsked(false);
          setFailures((count) => count + 1);
        },
      );
      return () => {
        left = true;
      };
    }, [Part, isAsked]);

    const retry = () => {
      // The network is there and the chunk is not: the app was built anew since, and the new page names its chunks.
      if (failures > 1 && navigator.onLine) window.location.reload();
      else setIsAsked(true);
    };

    if (Part) return <Part {...props} />;
    if (failures === 0) return skeleton;
    return (
      <Frame>
        <ScreenFailure isPending={isAsked} onRetry={retry} />
      </Frame>
    );
  }

  return Object.assign(Loadable, { preload });
}
