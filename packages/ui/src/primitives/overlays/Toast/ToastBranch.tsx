import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';

let viewport: HTMLElement | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The element in which toasts are shown, as a ref. */
export function toastViewportRef(element: HTMLElement | null) {
  viewport = element;
  for (const listener of listeners) listener();
}

/** Rendered inside a modal dialog, so that its focus trap includes the toasts. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useSyncExternalStore(subscribe, () => viewport));
  return null;
}
