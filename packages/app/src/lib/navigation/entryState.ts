import { useLocation } from 'react-router-dom';

/** What a history entry carries beside its address. */
export interface EntryState {
  /** Where a visitor wanted to go before they were asked to log in. */
  from?: string | undefined;
  /** Whether the screen lies under this entry of its dialog, so that closing can go back to it. */
  isDialogOverScreen?: boolean;
  /** The token of a reset email: not in the address, but still there after a reload. */
  resetToken?: string;
}

/** The state of the history entry that is shown. */
export const useEntryState = (): EntryState => useLocation().state ?? {};
