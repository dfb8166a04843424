import { useRef } from 'react';

/**
 * Returns the focus to where it was before a dialog opened, or to what `finalFocus` gives. Radix does this only for its
 * own trigger, and most of our dialogs are opened by the app without one.
 */
export function useReturnFocus(finalFocus?: () => HTMLElement | null | undefined) {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      before.current = active instanceof HTMLElement && active !== document.body ? active : null;
    },
    onCloseAutoFocus: (event: Event) => {
      const target = finalFocus?.() ?? before.current;
      if (!target?.isConnected) return;
      event.preventDefault();
      target.focus();
    },
  };
}
