import type { ReactElement } from 'react';
import { createStore } from '#app/lib/storage/store.ts';

interface ShownConflict {
  dialog: ReactElement;
  close: () => void;
}

/** The dialog that `ConflictArea` renders. */
export const shownConflict = createStore<ShownConflict | null>(null);
