import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { useLazy } from './loader.ts';

interface Dialog {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A dialog in a chunk of its own: a `lazyComponent` that is loaded when it is opened. If that fails it closes, and
 * `Failed` says so in its place until it is opened again.
 */
export function lazyDialog<Props extends Dialog>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType = () => null,
) {
  const Lazy = lazyComponent(load);

  function LazyDialog(props: Props) {
    const { open = false, onOpenChange } = props;
    const [hasFailed, setHasFailed] = useState(false);
    const handleFailure = useCallback(() => {
      setHasFailed(true);
      onOpenChange?.(false);
    }, [onOpenChange]);
    const Part = useLazy(Lazy, open, handleFailure);

    useEffect(() => {
      if (open) setHasFailed(false);
    }, [open]);

    if (Part) return <Part {...props} />;
    return hasFailed && <Failed />;
  }

  return Object.assign(LazyDialog, { preload: Lazy.preload });
}
