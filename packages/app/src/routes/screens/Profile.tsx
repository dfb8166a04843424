import type { Country, User } from '@settlement-help/contract';
import { Button, ButtonLink, Page, RuledSection, Skeleton } from '@settlement-help/ui';
import {
  DataExport,
  DeleteAccount,
  LetterboxScene,
  ProfileForm,
  SessionsSection,
  SituationOffer,
  ThemeChoice,
  useCountryNames,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { ChangePasswordDialog } from '#app/features/account/ChangePasswordDialog.tsx';
import { useSaveLanguage } from '#app/features/account/language.ts';
import { useDeleteAccount, useLogout } from '#app/features/account/useLogout.ts';
import { downloadData, useProfile } from '#app/features/account/useProfile.ts';
import { useSessions } from '#app/features/account/useSessions.ts';
import { situationQuery } from '#app/features/checklist/queries.ts';
import { Dates } from '#app/features/dates/Dates.tsx';
import { ModerationNotices } from '#app/features/moderation/ModerationNotices.tsx';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useDialogEntry } from '#app/lib/navigation/useDialogEntry.ts';
import { useStore } from '#app/lib/storage/store.ts';
import { theme } from '#app/lib/storage/theme.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ProfileProps {
  user: User;
  country: Country;
}

export function Profile({ user, country }: ProfileProps) {
  const { profile: messages, screens } = useAppMessages();
  const countries = useCountryNames();
  const form = useProfile(user);
  const { dialog, open, close } = useDialogEntry(['change-password']);
  const logout = useLogout();
  const { data: situation, error } = useQuery(situationQuery);
  const { sessions, ...sessionActions } = useSessions();
  const deleteAccount = useDeleteAccount();
  const saveLanguage = useSaveLanguage();
  const setting = useStore(theme);

  return (
    <>
      <ScreenTitle of="profile" />
      <Page title={messages.title} lead={messages.lead} scene={<LetterboxScene />}>
        <div>
          <ProfileForm
            user={user}
            photoSrc={user.profile_photo && absoluteUrl(user.profile_photo)}
            {...form}
          />
          <RuledSection title={messages.destination} hint={messages.destinationHint}>
            <p>{countries[country]}</p>
            <ButtonLink variant="secondary" href={paths.changeDestination}>
              {messages.changeDestination}
            </ButtonLink>
          </RuledSection>
          <RuledSection title={screens.situation}>
            {situation === undefined && !error ? (
              <Skeleton letters={20} />
            ) : (
              <SituationOffer isKnown={Boolean(situation)} href={paths.situation} />
            )}
          </RuledSection>
          <div id="dates">
            <Dates />
          </div>
          <ModerationNotices />
          <RuledSection title={messages.password} hint={messages.passwordHint}>
            <Button variant="secondary" onClick={() => open('change-password')}>
              {messages.changePassword}
            </Button>
            <ChangePasswordDialog user={user} open={dialog !== null} onOpenChange={close} />
          </RuledSection>
          <RuledSection title={messages.language} hint={messages.languageHint}>
            <ChooseLanguage onChosen={saveLanguage} variant="secondary" />
          </RuledSection>
          <RuledSection title={messages.theme} hint={messages.themeHint}>
            <ThemeChoice value={setting} onValueChange={theme.set} />
          </RuledSection>
          {sessions !== null && <SessionsSection sessions={sessions} {...sessionActions} />}
          <RuledSection title={messages.session} hint={messages.sessionHint} onlyOnSmall>
            <Button variant="secondary" onClick={logout}>
              {messages.logout}
            </Button>
          </RuledSection>
          <DataExport onExport={downloadData} />
          <DeleteAccount email={user.email} onDelete={deleteAccount} />
        </div>
      </Page>
    </>
  );
}
