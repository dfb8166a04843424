import type { User } from '@settlement-help/contract';
import { ChangeEmailDialog } from '@settlement-help/ui/domain';
import { useChangeEmail } from './useChangeEmail.ts';

export interface ChangeEmailProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

export function ChangeEmail({ user, open, onClose }: ChangeEmailProps) {
  const { change } = useChangeEmail();
  return (
    <ChangeEmailDialog
      open={open}
      onClose={onClose}
      email={user.email}
      pendingEmail={user.pending_email}
      onSubmit={change}
    />
  );
}
