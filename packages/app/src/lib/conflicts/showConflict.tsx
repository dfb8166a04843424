import type { ConflictDialogProps } from '@settlement-help/ui/domain';
import type { ComponentType } from 'react';
import { shownConflict } from './shownConflict.ts';

/** The fields that two devices changed, with the values of both. */
export interface Conflict<State> {
  fields: readonly (keyof State)[];
  saved: State;
  mine: Partial<State>;
}

export interface ConflictProps<State> extends Omit<ConflictDialogProps, 'differences'> {
  conflict: Conflict<State>;
}

interface ConflictChoice<State, Saved> {
  Dialog: ComponentType<ConflictProps<State>>;
  /** Returns the conflict, which changes if another device saves meanwhile. */
  read: () => Conflict<State>;
  onKeepMine: () => Promise<Saved>;
  onUseSaved: () => Promise<Saved>;
}

/** Asks which values to keep. Resolves to the saved state, and rejects with an `AbortError` if the person goes back. */
export const showConflict = <State, Saved>({
  Dialog,
  read,
  onKeepMine,
  onUseSaved,
}: ConflictChoice<State, Saved>) =>
  new Promise<Saved>((resolve, reject) => {
    const close = () => {
      shownConflict.set(null);
      // Does nothing after a choice.
      reject(new DOMException('The person went back', 'AbortError'));
    };
    const choose = (save: () => Promise<Saved>) => async () => {
      try {
        resolve(await save());
      } catch (error) {
        // The saved values may have changed again.
        show();
        throw error;
      }
    };
    const show = () =>
      shownConflict.set({
        close,
        dialog: (
          <Dialog
            open
            onOpenChange={close}
            conflict={read()}
            onKeepMine={choose(onKeepMine)}
            onUseSaved={choose(onUseSaved)}
          />
        ),
      });
    show();
  });
