import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from './useLoaded.ts';

/**
 * A dialog that is loaded when it is opened: like `useLoaded`, and `isMissing` says that it could not be had. Then it
 * has been closed by `onOpenChange`, and opening it tries again.
 */
export function useLoadedDialog<Part>(
  load: () => Promise<Part>,
  open: boolean,
  onOpenChange: (open: false) => void,
) {
  const [isMissing, setIsMissing] = useState(false);
  const handleFailure = useCallback(() => {
    setIsMissing(true);
    onOpenChange(false);
  }, [onOpenChange]);

  useEffect(() => {
    if (open) setIsMissing(false);
  }, [open]);

  return { ...useLoaded(load, open, handleFailure), isMissing };
}
