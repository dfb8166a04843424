import { useState } from 'react';
import { useLoadedDialog } from '../../../hooks/useLoadedDialog.ts';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';

const loadDialog = () => import('./DeleteAccountDialog.tsx');

/** Whose account it is, and how it is deleted. */
export type DeleteAccountProps = Pick<DeleteAccountDialogProps, 'email' | 'onDelete'>;

/** The last section of the profile: says what deleting removes and what stays, and asks for the password. */
export function DeleteAccount({ email, onDelete }: DeleteAccountProps) {
  const messages = useMessages('deletion');
  const { general } = useMessages('error');
  const [isOpen, setIsOpen] = useState(false);
  const { part: dialog, preload, isMissing } = useLoadedDialog(loadDialog, isOpen, setIsOpen);

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => setIsOpen(true)}
      >
        {messages.open}
      </Button>
      {isMissing && (
        <InlineMessage tone="error" role="alert">
          {general}
        </InlineMessage>
      )}
      {dialog && (
        <dialog.DeleteAccountDialog
          email={email}
          open={isOpen}
          onOpenChange={setIsOpen}
          onDelete={onDelete}
        />
      )}
    </RuledSection>
  );
}
