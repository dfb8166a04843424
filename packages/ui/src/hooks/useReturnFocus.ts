import { useRef } from 'react';

/**
 * Brings the focus back to where it was before a dialog opened. Radix does so for its own trigger alone, and
 * most of our dialogs are opened by the app (a route, a menu), without one.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      before.current = active instanceof HTMLElement && active !== document.body ? active : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current?.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
