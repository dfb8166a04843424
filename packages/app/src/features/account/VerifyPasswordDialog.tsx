import { PasswordDialog } from '@settlement-help/ui/domain';
import { api } from '#app/lib/api/client.ts';

export interface VerifyPasswordDialogProps {
  email: string;
  onDone: (isEntered: boolean) => void;
}

/** Asks for the password before something that needs it. */
export const VerifyPasswordDialog = ({ email, onDone }: VerifyPasswordDialogProps) => (
  <PasswordDialog
    open
    mode="verify"
    email={email}
    onClose={() => onDone(false)}
    onVerify={async (password) => {
      await api.verifyPassword({ body: { current_password: password } });
    }}
    onDone={() => onDone(true)}
  />
);
