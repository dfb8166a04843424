import type { Credentials, NewUser } from '@settlement-help/contract';
import { Dialog, LoginForm, RegistrationForm } from '@settlement-help/ui';
import { api } from '#app/lib/api.ts';
import type { DialogName } from '#app/lib/paths.ts';
import { session } from '#app/lib/session.ts';
import { useAppMessages } from '#app/lib/useAppMessages.ts';

export interface AuthDialogProps {
  /** Which of the two is open, or null. */
  dialog: DialogName | null;
  onSwitch: (dialog: DialogName) => void;
  onClose: () => void;
}

/** Log in and Create Account over the whole screen (§2 Signed-out visitors). */
export function AuthDialog({ dialog, onSwitch, onClose }: AuthDialogProps) {
  const messages = useAppMessages();

  const logIn = async (credentials: Credentials) => {
    const { access_token } = await api.login({ body: credentials });
    onClose();
    session.begin(access_token);
  };

  const register = async (user: NewUser) => {
    await api.register({ body: user });
  };

  return (
    <Dialog
      size="screen"
      open={dialog !== null}
      onOpenChange={(open) => !open && onClose()}
      title={dialog === 'create-account' ? messages.auth.createAccount : messages.auth.logIn}
    >
      {dialog === 'create-account' ? (
        <RegistrationForm onSubmit={register} onDone={onClose} onSignIn={() => onSwitch('log-in')} />
      ) : (
        <LoginForm onSubmit={logIn} onSignUp={() => onSwitch('create-account')} />
      )}
    </Dialog>
  );
}
