import { useState } from 'react';
import { lazyDialog } from '../../../hooks/lazyDialog.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DialogFailure } from '../../shell/LoadFailure/DialogFailure.tsx';
import type { DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';

const Dialog = lazyDialog(
  () => import('./DeleteAccountDialog.tsx').then((part) => part.DeleteAccountDialog),
  DialogFailure,
);

/** Whose account it is, and how it is deleted. */
export type DeleteAccountProps = Pick<DeleteAccountDialogProps, 'email' | 'onDelete'>;

/** The last section of the profile: says what deleting removes and what stays, and asks for the password. */
export function DeleteAccount({ email, onDelete }: DeleteAccountProps) {
  const messages = useMessages('deletion');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onFocus={Dialog.preload}
        onPointerEnter={Dialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {messages.open}
      </Button>
      <Dialog email={email} open={isOpen} onOpenChange={setIsOpen} onDelete={onDelete} />
    </RuledSection>
  );
}
