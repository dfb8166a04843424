import type { Ref } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { checkCurrent } from './passwordChecks.ts';

export interface VerifyPasswordProps {
  email?: string | undefined;
  /** Checks the current password. A rejection shows its detail or 'Incorrect password'. */
  onVerify: (currentPassword: string) => Promise<void>;
}

interface VerifyPasswordStepProps extends VerifyPasswordProps {
  lead: string;
  fieldRef?: Ref<HTMLInputElement>;
}

/** Asks for the current password. */
export function VerifyPassword({ email, onVerify, lead, fieldRef }: VerifyPasswordStepProps) {
  const messages = useMessages('passwords');
  return (
    <Stack gap={5}>
      <Text variant="muted">{lead}</Text>
      <PasswordForm
        names={['current']}
        email={email}
        {...(fieldRef && { firstFieldRef: fieldRef })}
        check={(passwords) => checkCurrent(passwords, messages)}
        submitLabel={messages.verify.submit}
        failedText={messages.incorrect}
        onSubmit={({ current }) => onVerify(current)}
      />
    </Stack>
  );
}
