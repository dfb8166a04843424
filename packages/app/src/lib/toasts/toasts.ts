import type { ToastOptions } from '@settlement-help/ui';
import { createStore } from '#app/lib/storage/store.ts';

const { get, set, subscribe } = createStore<readonly ToastOptions[]>([]);

/** Milliseconds that a toast stays if its action undoes a deletion or an upload. */
export const actionDuration = 10_000;

/** Shows a toast. It is queued until `ToastArea` is loaded. */
export const showToast = (toast: ToastOptions) => set([...get(), toast]);

export const waitingToasts = { get, subscribe, clear: () => set([]) };
