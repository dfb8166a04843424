import { type AccountDeletion, countCharacters, moderationLimits } from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface AccountDialogProps {
  task: 'export' | 'delete';
  name: string;
  /** The address that confirms a deletion. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onExport: (reason: string) => Promise<void>;
  onDelete: (deletion: AccountDeletion) => Promise<void>;
}

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

/** Asks for the reason of an export or a deletion. A deletion also needs the email address of the account. */
export function AccountDialog({
  task,
  name,
  email,
  open,
  onOpenChange,
  onExport,
  onDelete,
}: AccountDialogProps) {
  const messages = useMessages('people');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const reasonId = useId();
  const emailId = useId();
  const isDeletion = task === 'delete';
  const { min, max } = moderationLimits.actionReason;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const length = countCharacters(reason.trim());
    submit({
      checked: [
        {
          fieldId: reasonId,
          message: length < min ? messages.short({ min }) : length > max && messages.long({ max }),
        },
        { fieldId: emailId, message: isDeletion && !isSame(typed, email) && messages.otherEmail },
      ],
      send: async () => {
        if (isDeletion) await onDelete({ reason: reason.trim(), email: typed.trim() });
        else await onExport(reason.trim());
        onOpenChange(false);
      },
      fieldOf: (path) => ({ reason: reasonId, email: emailId })[path],
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isDeletion ? messages.deleteTitle({ name }) : messages.exportTitle({ name })}
      description={isDeletion ? messages.deleteText : messages.exportText}
    >
      <Stack as="form" gap={5} noValidate onSubmit={send}>
        <FormErrors {...formErrors} />
        <TextArea
          id={reasonId}
          label={messages.reason}
          hint={messages.reasonHint({ min })}
          limit={max}
          rows={3}
          dir="auto"
          value={reason}
          readOnly={pending}
          error={errorOf(reasonId)}
          onValueChange={setReason}
        />
        {isDeletion && (
          <TextField
            id={emailId}
            label={messages.confirmEmail}
            hint={messages.confirmHint({ address: email })}
            dir="ltr"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            readOnly={pending}
            error={errorOf(emailId)}
            onValueChange={setTyped}
          />
        )}
        <div>
          <Button type="submit" variant={isDeletion ? 'danger' : 'primary'} loading={pending}>
            {isDeletion ? messages.delete : messages.export}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
