import { FocusScope } from 'radix-ui/internal';
import { useToastViewport } from './toastViewport.ts';

/** Makes the toasts part of the focus trap of the modal dialog that renders it. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useToastViewport());
  return null;
}
