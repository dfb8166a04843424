import { EmailLinkPage, type EmailLinkPurpose, VisitorShell } from '@settlement-help/ui/domain';
import { useNavigate } from 'react-router-dom';
import { api } from '#app/lib/api/client.ts';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { useEmailToken } from '#app/lib/navigation/entryState.ts';
import { dialogHref, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';

const endpoints = { verify: 'verifyEmail', changeEmail: 'confirmEmail', takeBack: 'takeBack' } as const;

/** The pages that emails about an account link to, for visitors and signed-in people. */
export function EmailLink({ purpose }: { purpose: EmailLinkPurpose }) {
  const navigate = useNavigate();
  const token = useEmailToken();
  const isSignedIn = useSession().token !== null;
  const endpoint = endpoints[purpose];

  return (
    <>
      <ScreenTitle of={endpoint} />
      <VisitorShell
        homeHref={paths.home}
        languagePicker={<ChooseLanguage />}
        onLogIn={isSignedIn ? undefined : () => navigate(dialogHref('log-in'))}
      >
        <EmailLinkPage
          purpose={purpose}
          hasToken={Boolean(token)}
          isSignedIn={isSignedIn}
          hrefs={{
            dashboard: paths.dashboard,
            profile: paths.profile,
            logIn: dialogHref('log-in'),
            newPassword: dialogHref('forgot-password'),
            start: paths.home,
          }}
          onConfirm={() => api[endpoint]({ body: { token: token ?? '' } })}
        />
      </VisitorShell>
    </>
  );
}
