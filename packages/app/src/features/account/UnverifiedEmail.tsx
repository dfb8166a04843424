import type { User } from '@settlement-help/contract';
import { VerificationNote, type VerificationNoteProps } from '@settlement-help/ui/domain';
import { useRefetchEmailOnFocus } from './useRefetchEmail.ts';
import { useSendVerification } from './useSendVerification.ts';

export interface UnverifiedEmailProps extends Pick<VerificationNoteProps, 'effect'> {
  user: User;
}

/** A line about the email address while it is not verified; nothing if the server does not verify addresses. */
export function UnverifiedEmail({ user, effect }: UnverifiedEmailProps) {
  const sendVerification = useSendVerification();
  useRefetchEmailOnFocus(user);
  if (user.email_verified !== false) return null;
  return (
    <VerificationNote
      email={user.email}
      pendingEmail={user.pending_email}
      effect={effect}
      onSend={sendVerification}
    />
  );
}
