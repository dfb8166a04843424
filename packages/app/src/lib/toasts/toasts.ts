import type { ToastOptions } from '@settlement-help/ui';
import { createStore } from '#app/lib/storage/store.ts';

const { get, set, subscribe } = createStore<readonly ToastOptions[]>([]);

/** Shows a toast. It is queued until `ToastArea` is loaded. */
export const showToast = (toast: ToastOptions) => set([...get(), toast]);

export const waitingToasts = { get, subscribe, clear: () => set([]) };
