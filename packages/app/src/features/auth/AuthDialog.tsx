import type { NewUser } from '@settlement-help/contract';
import { Dialog } from '@settlement-help/ui';
import { LoginForm, PasswordSteps, RegistrationClosed, RegistrationForm } from '@settlement-help/ui/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api, logOutToken } from '#app/lib/api/client.ts';
import { registerIdempotently } from '#app/lib/api/idempotency.ts';
import { useLanguage } from '#app/lib/language/language.ts';
import { type DialogName, dialogHref, paths } from '#app/lib/navigation/paths.ts';
import { useMountedRef } from '#app/lib/navigation/useMountedRef.ts';
import { session } from '#app/lib/session/session.ts';
import { useSite } from '#app/lib/site/site.ts';
import { localStore } from '#app/lib/storage/browserStorage.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Kept after log-out: guesses of strangers do not delay the log-in in a browser with this token. */
const browserTokenKey = 'browserToken';

export interface AuthDialogProps {
  dialog: DialogName | null;
  onSwitch: (dialog: DialogName) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Log in, Create Account and Forgot password? in a full-screen dialog (§2 Signed-out visitors, Dialogs). */
export function AuthDialog({ dialog, onSwitch, open, onOpenChange }: AuthDialogProps) {
  const { auth: messages } = useAppMessages();
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  // `shown` stays set while the dialog fades out. A form that replaces another one takes the focus.
  const [view, setView] = useState({ dialog, shown: dialog ?? 'log-in', takesFocus: false });
  if (dialog !== view.dialog)
    setView({ dialog, shown: dialog ?? view.shown, takesFocus: dialog !== null && view.dialog !== null });
  const { shown, takesFocus } = view;

  const titles: Record<DialogName, string> = {
    'log-in': messages.logIn,
    'create-account': messages.createAccount,
    'forgot-password': messages.forgotPassword,
  };
  const { registration = 'open' } = useSite() ?? {};
  const invitation = new URLSearchParams(useLocation().search).get('invite');
  const closed =
    registration === 'closed' || (registration === 'invite' && !invitation) ? registration : null;
  const latestDialog = useMountedRef(dialog);
  const linkTo = (name: DialogName) => ({ href: dialogHref(name), onFollow: () => onSwitch(name) });

  return (
    <Dialog size="screen" open={open} onOpenChange={onOpenChange} title={titles[shown]}>
      {shown === 'log-in' && (
        <LoginForm
          takesFocus={takesFocus}
          defaultEmail={email}
          onSubmit={async (credentials) => {
            const browser_token = localStore.get(browserTokenKey) ?? undefined;
            const { access_token, browser_token: newBrowserToken } = await api.login({
              body: { ...credentials, ...(browser_token && { browser_token }) },
            });
            if (newBrowserToken) localStore.set(browserTokenKey, newBrowserToken);
            // Closing the dialog cancels the log-in. If the request fails, the token stays valid until it expires.
            if (latestDialog.current !== 'log-in') {
              logOutToken(access_token).catch(() => undefined);
              return;
            }
            onOpenChange(false);
            session.begin(access_token);
          }}
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
      {shown === 'create-account' && closed && (
        <RegistrationClosed
          reason={closed}
          takesFocus={takesFocus}
          planHref={paths.visitorPlan}
          onLogIn={() => onSwitch('log-in')}
        />
      )}
      {shown === 'create-account' && !closed && (
        <RegistrationForm
          isInvited={registration === 'invite'}
          takesFocus={takesFocus}
          onSubmit={async (details: NewUser) => {
            const user = { ...details, ...(invitation && { invitation }) };
            await registerIdempotently(user, (idempotencyKey) =>
              acceptAnyBody(api.register({ body: user }, { idempotencyKey, language })),
            );
            setEmail(user.email);
          }}
          onDone={() => onOpenChange(false)}
          logIn={linkTo('log-in')}
        />
      )}
      {shown === 'forgot-password' && (
        <PasswordSteps
          mode="forgot"
          takesFocus={takesFocus}
          defaultEmail={email}
          onRequest={async (address) => {
            await api.requestPasswordReset({ body: { email: address } });
            setEmail(address);
          }}
          onChangeByEmail={async ({ email: address, currentPassword, newPassword }) => {
            await api.changePasswordByEmail({
              body: { email: address, current_password: currentPassword, new_password: newPassword },
            });
            showToast({ tone: 'success', message: messages.passwordChanged });
          }}
          onDone={() => latestDialog.current === 'forgot-password' && onSwitch('log-in')}
          onLogIn={() => onSwitch('log-in')}
        />
      )}
    </Dialog>
  );
}
