import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { PasswordSteps, type PasswordStepsProps } from './PasswordSteps.tsx';

export type PasswordDialogProps = PasswordStepsProps & {
  open: boolean;
  /** Without it, the dialog stays open until its steps are done. */
  onClose?: (() => void) | undefined;
};

/** The password dialog; `mode` selects its steps (§2, §4 and §8 Password dialog). */
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
