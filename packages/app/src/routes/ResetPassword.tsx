import { ResetPasswordForm, VisitorShell } from '@settlement-help/ui/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#app/lib/api/client.ts';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { useEmailToken } from '#app/lib/navigation/entryState.ts';
import { type DialogName, dialogHref, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export function ResetPassword() {
  const { resetPassword: messages } = useAppMessages();
  const navigate = useNavigate();
  const token = useEmailToken();
  const isSignedOut = useSession().token === null;
  const hasLeft = useRef(false);

  useEffect(() => {
    if (token || hasLeft.current) return;
    hasLeft.current = true;
    showToast({ tone: 'error', message: messages.missingToken });
    navigate(paths.home, { replace: true });
  }, [messages, navigate, token]);

  const reset = async (newPassword: string) => {
    if (!token) return;
    await api.resetPassword({ body: { token, new_password: newPassword } });
    hasLeft.current = true;
    showToast({ tone: 'success', message: messages.done });
    navigate(paths.home, { replace: true });
  };

  if (!token) return null;
  const openDialog = (dialog: DialogName) => () => navigate(dialogHref(dialog));
  return (
    <>
      <ScreenTitle of="resetPassword" />
      <VisitorShell
        homeHref={paths.home}
        languagePicker={<ChooseLanguage />}
        onLogIn={isSignedOut ? openDialog('log-in') : undefined}
      >
        <ResetPasswordForm
          onSubmit={reset}
          newLink={
            isSignedOut
              ? { href: dialogHref('forgot-password'), onFollow: openDialog('forgot-password') }
              : undefined
          }
        />
      </VisitorShell>
    </>
  );
}
