import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus when a dialog closes. Radix does this only for dialogs with a trigger. Content that takes the focus
 * when it is mounted needs `isOpen`.
 */
export function useReturnFocus(finalFocus?: () => HTMLElement | null | undefined, isOpen = false) {
  const before = useRef<HTMLElement | null>(null);

  // Runs before the effects of the content.
  useLayoutEffect(() => {
    if (isOpen) before.current = focusedElement();
  }, [isOpen]);

  return {
    onOpenAutoFocus: () => {
      before.current = focusedElement();
    },
    onCloseAutoFocus: (event: Event) => {
      const target = finalFocus?.() ?? before.current;
      if (!target?.isConnected) return;
      event.preventDefault();
      target.focus();
    },
  };
}

function focusedElement() {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}
