import { useState } from 'react';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DeleteAccountDialog, type DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';

export type DeleteAccountProps = Pick<DeleteAccountDialogProps, 'email' | 'onDelete'>;

/** Profile section that deletes the account after asking for the password. */
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
