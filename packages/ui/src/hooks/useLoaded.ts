import { useCallback, useEffect, useState } from 'react';

/**
 * A part that is loaded when it is wanted, such as a dialog: `part` is null until then, `preload` starts early. It is held in state and not revealed through Suspense,
 * which would delay its first appearance.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean, onFailure: () => void) {
  const [part, setPart] = useState<{ current: Part } | null>(null);

  const preload = useCallback(() => {
    load().then(
      (loaded) => setPart({ current: loaded }),
      () => {
        // Only a hint that it may be wanted: if it really is, the effect below tries again and reports.
      },
    );
  }, [load]);

  useEffect(() => {
    if (!wanted || part) return;
    let left = false;
    load().then(
      (loaded) => !left && setPart({ current: loaded }),
      () => !left && onFailure(),
    );
    return () => {
      left = true;
    };
  }, [load, onFailure, part, wanted]);

  return { part: part?.current ?? null, preload };
}
