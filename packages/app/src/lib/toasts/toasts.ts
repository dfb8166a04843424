import type { ToastOptions } from '@settlement-help/ui';

/** Toasts that were not shown yet, and their listeners. */
let waiting: readonly ToastOptions[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly ToastOptions[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Shows a toast from anywhere; it waits until the part that shows toasts is loaded. */
export const showToast = (toast: ToastOptions) => change([...waiting, toast]);

/** The toasts that wait, as a store. */
export const waitingToasts = {
  get: () => waiting,
  clear: () => change([]),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
