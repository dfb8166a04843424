import { useState } from 'react';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DeleteAccountDialog, type DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';

/** Whose account it is, and how it is deleted. */
export type DeleteAccountProps = Pick<DeleteAccountDialogProps, 'email' | 'onDelete'>;

/** The last section of the profile: says what deleting removes and what stays, and asks for the password. */
export function DeleteAccount({ email, onDelete }: DeleteAccountProps) {
  const messages = useMessages('deletion');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.open}
      </Button>
      <DeleteAccountDialog email={email} open={isOpen} onOpenChange={setIsOpen} onDelete={onDelete} />
    </RuledSection>
  );
}
