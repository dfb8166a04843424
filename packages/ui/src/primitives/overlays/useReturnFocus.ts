import { useRef } from 'react';

/** Restores the focus when a dialog closes. Radix does this only for dialogs with a trigger. */
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
