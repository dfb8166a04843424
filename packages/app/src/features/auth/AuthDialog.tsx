import type { Credentials, NewUser } from '@settlement-help/contract';
import { Dialog } from '@settlement-help/ui';
import { LoginForm, PasswordSteps, RegistrationForm } from '@settlement-help/ui/domain';
import { useEffect, useRef, useState } from 'react';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { registerIdempotently } from '#app/lib/api/idempotency.ts';
import { type DialogName, dialogHref } from '#app/lib/navigation/paths.ts';
import { useLatest } from '#app/lib/navigation/useLatest.ts';
import { session } from '#app/lib/session/session.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface AuthDialogProps {
  /** Which of them is open, or null. */
  dialog: DialogName | null;
  onSwitch: (dialog: DialogName) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Log in, Create Account and Forgot password? over the whole screen (§2 Signed-out visitors, Dialogs). */
export function AuthDialog({ dialog, onSwitch, open, onOpenChange }: AuthDialogProps) {
  const { auth: messages } = useAppMessages();
  const [email, setEmail] = useState('');
  // The one that closes stays to be seen while it fades.
  const [shown, setShown] = useState<DialogName>(dialog ?? 'log-in');
  if (dialog && dialog !== shown) setShown(dialog);
  const sheet = useRef<HTMLDivElement>(null);

  const titles: Record<DialogName, string> = {
    'log-in': messages.logIn,
    'create-account': messages.createAccount,
    'forgot-password': messages.forgotPassword,
  };

  const focusedIn = useRef(shown);
  useEffect(() => {
    // The button that switched is gone with its form.
    if (focusedIn.current !== shown && !sheet.current?.querySelector('input:focus'))
      sheet.current?.querySelector('input')?.focus();
    focusedIn.current = shown;
  }, [shown]);

  const latest = useLatest(dialog);
  /** Closing the dialog while a response is awaited cancels what the response would do. */
  const isStill = (name: DialogName) => latest.current === name;

  const linkTo = (name: DialogName) => ({ href: dialogHref(name), onFollow: () => onSwitch(name) });

  const logIn = async (credentials: Credentials) => {
    const { access_token } = await api.login({ body: credentials });
    if (!isStill('log-in')) return;
    onOpenChange(false);
    session.begin(access_token);
  };

  return (
    <Dialog ref={sheet} size="screen" open={open} onOpenChange={onOpenChange} title={titles[shown]}>
      {shown === 'log-in' && (
        <LoginForm
          defaultEmail={email}
          onSubmit={logIn}
          forgotPassword={{
            href: dialogHref('forgot-password'),
            onFollow: (typed) => {
              setEmail(typed);
              onSwitch('forgot-password');
            },
          }}
          signUp={linkTo('create-account')}
        />
      )}
      {shown === 'create-account' && (
        <RegistrationForm
          onSubmit={async (user: NewUser) => {
            await registerIdempotently(user, (idempotencyKey) =>
              acceptAnyBody(api.register({ body: user }, { idempotencyKey })),
            );
            setEmail(user.email);
          }}
          onDone={() => onOpenChange(false)}
          signIn={linkTo('log-in')}
        />
      )}
      {shown === 'forgot-password' && (
        <PasswordSteps
          mode="forgot"
          defaultEmail={email}
          onRequest={async (address) => {
            await api.requestPasswordReset({ body: { email: address } });
            setEmail(address);
          }}
          onChangeByEmail={async ({ currentPassword, newPassword, ...who }) => {
            await api.changePasswordByEmail({
              body: { email: who.email, current_password: currentPassword, new_password: newPassword },
            });
            showToast({ tone: 'success', message: messages.passwordChanged });
          }}
          onDone={() => isStill('forgot-password') && onSwitch('log-in')}
          onLogIn={() => onSwitch('log-in')}
        />
      )}
    </Dialog>
  );
}
