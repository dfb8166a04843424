import type { ToastOptions } from '@settlement-help/ui';
import { createStore } from '#app/lib/storage/store.ts';

const { get, set, subscribe } = createStore<readonly ToastOptions[]>([]);

/** Shows a toast from anywhere; it waits until the part that shows toasts is loaded. */
export const showToast = (toast: ToastOptions) => set([...get(), toast]);

/** The toasts that were not shown yet, as a store. */
export const waitingToasts = {
  get,
  subscribe,
  clear: () => set([]),
};
