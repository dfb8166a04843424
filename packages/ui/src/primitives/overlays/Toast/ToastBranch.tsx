import { FocusScope } from 'radix-ui/internal';
import { useToastViewport } from './toastViewport.ts';

/** Adds the toasts to the focus trap of the dialog that renders it. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useToastViewport());
  return null;
}
