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

/** Stands in a modal dialog, whose trap of the focus then takes the toasts for a part of the dialog. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useSyncExternalStore(subscribe, () => viewport));
  return null;
}
