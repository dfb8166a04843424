import type { Country, User } from '@settlement-help/contract';
import { Button, ButtonLink, lazyDialog, Page, RuledSection, UiProvider } from '@settlement-help/ui';
import {
  DeleteAccount,
  enProfile,
  ProfileForm,
  SessionsSection,
  ThemeChoice,
  useCountryNames,
} from '@settlement-help/ui/domain';
import { useSyncExternalStore } from 'react';
import { useProfile } from '#app/features/account/profile.ts';
import { useDeleteAccount } from '#app/features/account/useDeleteAccount.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { useSessions } from '#app/features/sessions/queries.ts';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { DialogFailure } from '#app/lib/navigation/DialogFailure.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useDialogEntry } from '#app/lib/navigation/useDialogEntry.ts';
import { theme } from '#app/lib/storage/theme.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const ChangePasswordDialog = lazyDialog(
  () => import('#app/features/account/ChangePasswordDialog.tsx').then((part) => part.ChangePasswordDialog),
  DialogFailure,
);

export interface ProfileProps {
  user: User;
  country: Country;
}

/** Who the person is, where they settle and are logged in, their password, how the app looks, and the way out (§2 Profile). */
export function Profile({ user, country }: ProfileProps) {
  const { profile: messages } = useAppMessages();
  const countries = useCountryNames();
  const { draft, keepDraft, uploadPhoto, save } = useProfile(user);
  const { dialog, open, close } = useDialogEntry(['change-password']);
  const leave = useLogout();
  const sessions = useSessions();
  const deleteAccount = useDeleteAccount();
  const setting = useSyncExternalStore(theme.subscribe, theme.get);

  return (
    <UiProvider messages={enProfile}>
      <ScreenTitle of="profile" />
      <Page title={messages.title} lead={messages.lead}>
        <div>
          <ProfileForm
            user={user}
            photoSrc={user.profile_photo && absoluteUrl(user.profile_photo)}
            draft={draft}
            onDraftChange={keepDraft}
            onUploadPhoto={uploadPhoto}
            onSave={save}
          />
          <RuledSection title={messages.destination} hint={messages.destinationHint}>
            <p>{countries[country]}</p>
            <ButtonLink variant="secondary" href={paths.changeDestination}>
              {messages.changeDestination}
            </ButtonLink>
          </RuledSection>
          <RuledSection title={messages.password} hint={messages.passwordHint}>
            <Button
              variant="secondary"
              onClick={() => open('change-password')}
              onFocus={ChangePasswordDialog.preload}
              onPointerEnter={ChangePasswordDialog.preload}
            >
              {messages.changePassword}
            </Button>
            <ChangePasswordDialog user={user} open={dialog !== null} onOpenChange={close} />
          </RuledSection>
          <RuledSection title={messages.theme} hint={messages.themeHint}>
            <ThemeChoice value={setting} onChange={theme.set} />
          </RuledSection>
          <SessionsSection {...sessions} />
          <RuledSection title={messages.session} hint={messages.sessionHint} onlyOnSmall>
            <Button variant="secondary" onClick={leave}>
              {messages.logout}
            </Button>
          </RuledSection>
          <DeleteAccount email={user.email} onDelete={deleteAccount} />
        </div>
      </Page>
    </UiProvider>
  );
}
