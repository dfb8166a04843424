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

export function toastViewportRef(element: HTMLElement | null) {
  viewport = element;
  for (const listener of listeners) listener();
}

/** Returns the element that contains the toasts. */
export const useToastViewport = () =>
  useSyncExternalStore(
    subscribe,
    () => viewport,
    () => null,
  );

/** Adds the toasts to the focus trap of the dialog that renders it. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useToastViewport());
  return null;
}
