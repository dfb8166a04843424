import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PasswordSteps, type PasswordStepsProps } from './PasswordSteps.tsx';

/** The steps of the mode, and the dialog around them. */
export type PasswordDialogProps = PasswordStepsProps & {
  /** Whether it is open. */
  open: boolean;
  /** Closes it; without it the dialog stays until its steps are done. */
  onClose?: (() => void) | undefined;
};

/** A password is changed or set anew, over the page (§2, §4 and §8 Password dialog). */
export function PasswordDialog({ open, onClose, ...steps }: PasswordDialogProps) {
  const messages = useMessages('passwords');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose?.()}
      closable={onClose !== undefined}
      title={messages[steps.mode].title}
    >
      <PasswordSteps {...steps} />
    </Dialog>
  );
}
