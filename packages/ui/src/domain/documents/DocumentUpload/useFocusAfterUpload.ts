import { type RefObject, useCallback } from 'react';

/** Returns a ref for the row of an upload. Focuses the button when the row disappears while it contains the focus. */
export function useFocusAfterUpload(buttonRef: RefObject<HTMLButtonElement | null>) {
  return useCallback(
    (row: HTMLDivElement) => () => {
      // React runs the cleanup of a ref before it removes the element, which still has the focus.
      if (row.contains(document.activeElement)) buttonRef.current?.focus();
    },
    [buttonRef],
  );
}
