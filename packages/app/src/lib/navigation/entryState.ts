import { useLocation } from 'react-router-dom';

export interface EntryState {
  /** The address that a visitor requested before logging in. */
  from?: string | undefined;
  /** True if the previous entry is the screen of this dialog, so that closing can go back to it. */
  isDialogOverScreen?: boolean;
  /** The token of a reset email. It is removed from the address and survives a reload here. */
  resetToken?: string;
}

export const useEntryState = (): EntryState => useLocation().state ?? {};
