import { useRef, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { ChangeEmailForm, type EmailChange } from './ChangeEmailForm.tsx';

export interface ChangeEmailDialogProps {
  open: boolean;
  onClose: () => void;
  /** The current address. */
  email: string;
  /** A new address that is not confirmed yet; prefills the form. */
  pendingEmail: string | null;
  /** Sends a link to the new address. A rejection shows its detail or 'Incorrect password'. */
  onSubmit: (change: EmailChange) => Promise<unknown>;
}

/** Asks for a new email address and the password, then says that a link was sent. */
export function ChangeEmailDialog({ open, onClose, ...form }: ChangeEmailDialogProps) {
  const { change: messages } = useMessages('emailAddress');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={messages.title}>
      <ChangeEmailSteps {...form} onDone={onClose} />
    </Dialog>
  );
}

type ChangeEmailStepsProps = Omit<ChangeEmailDialogProps, 'open' | 'onClose'> & { onDone: () => void };

/** Mounted with the dialog, so that it starts with the form each time. */
function ChangeEmailSteps({ email, pendingEmail, onSubmit, onDone }: ChangeEmailStepsProps) {
  const { change: messages } = useMessages('emailAddress');
  const { forgot } = useMessages('passwords');
  const [sentTo, setSentTo] = useState<string>();
  const messageRef = useRef<HTMLDivElement>(null);

  if (sentTo === undefined) {
    return (
      <ChangeEmailForm
        email={email}
        pendingEmail={pendingEmail}
        onSubmit={async (change) => {
          await onSubmit(change);
          // The pressed button disappears with the form.
          moveFocus(messageRef, () => setSentTo(change.email));
        }}
      />
    );
  }
  return (
    <Stack gap={5}>
      <InlineMessage ref={messageRef} tabIndex={-1} tone="info" role="status" title={forgot.mailedTitle}>
        {messages.mailed({ address: sentTo })}
      </InlineMessage>
      <Button fullWidth onClick={onDone}>
        {messages.done}
      </Button>
    </Stack>
  );
}
