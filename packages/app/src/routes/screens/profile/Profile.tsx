import type { Country, User } from '@settlement-help/contract';
import { Button, Page, RuledSection } from '@settlement-help/ui';
import {
  EmailState,
  LetterboxScene,
  languageNames,
  ProfileForm,
  SettingsList,
  useCountryNames,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { ChangeEmail } from '#app/features/account/ChangeEmail.tsx';
import { ChangePasswordDialog } from '#app/features/account/ChangePasswordDialog.tsx';
import { useChangeEmail } from '#app/features/account/useChangeEmail.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { useProfileFormProps } from '#app/features/account/useProfileFormProps.ts';
import { useRefetchEmailOnFocus } from '#app/features/account/useRefetchEmail.ts';
import { useSendVerification } from '#app/features/account/useSendVerification.ts';
import { sessionsQuery } from '#app/features/account/useSessions.ts';
import { datesQuery } from '#app/features/dates/queries.ts';
import { ModerationNotices } from '#app/features/moderation/ModerationNotices.tsx';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { useLanguage } from '#app/lib/language/language.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useDialogEntry } from '#app/lib/navigation/useDialogEntry.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ProfileProps {
  user: User;
  country: Country;
  /** Called with the path of a setting when a click is likely. */
  onIntent: (path: string) => void;
}

export function Profile({ user, country, onIntent }: ProfileProps) {
  const { profile: messages } = useAppMessages();
  const countries = useCountryNames();
  const form = useProfileFormProps(user);
  const { cancelChange } = useChangeEmail();
  const sendVerification = useSendVerification();
  useRefetchEmailOnFocus(user);
  const { dialog, open, close } = useDialogEntry(['change-password', 'change-email']);
  const logout = useLogout();
  const { language } = useLanguage();
  // A server with only the specified endpoints has neither: the rows are then hidden.
  const { data: dates } = useQuery(datesQuery);
  const { data: sessions } = useQuery(sessionsQuery);

  return (
    <>
      <ScreenTitle of="profile" />
      <Page title={messages.title} lead={messages.lead} scene={<LetterboxScene />}>
        <div>
          <ProfileForm
            user={user}
            photoSrc={user.profile_photo && absoluteUrl(user.profile_photo)}
            {...form}
            emailState={
              <EmailState
                user={user}
                onSendVerification={sendVerification}
                onChangeEmail={() => open('change-email')}
                onCancelChange={cancelChange}
              />
            }
          />
          <SettingsList
            hrefs={{
              destination: paths.changeDestination,
              situation: paths.situation,
              ...(dates !== null && { reminders: paths.reminders }),
              appearance: paths.appearance,
              ...(user.has_second_factor !== null && { secondFactor: paths.secondFactor }),
              ...(sessions !== null && { devices: paths.devices }),
              data: paths.data,
            }}
            current={{
              destination: countries[country],
              language: languageNames[language],
              hasSecondFactor: user.has_second_factor ?? false,
            }}
            onChangePassword={() => open('change-password')}
            onIntent={onIntent}
          />
          <ChangePasswordDialog user={user} open={dialog === 'change-password'} onClose={close} />
          <ChangeEmail user={user} open={dialog === 'change-email'} onClose={close} />
          <ModerationNotices />
          <RuledSection title={messages.session} hint={messages.sessionHint} onlyOnSmall>
            <Button variant="secondary" onClick={logout}>
              {messages.logout}
            </Button>
          </RuledSection>
        </div>
      </Page>
    </>
  );
}
