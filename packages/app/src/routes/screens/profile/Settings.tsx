import type { User } from '@settlement-help/contract';
import { BackLink, Page, RuledSection, Stack } from '@settlement-help/ui';
import {
  DataExport,
  DeleteAccount,
  SecondFactor as SecondFactorSection,
  SessionsSection,
  ThemeChoice,
} from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AnswerEmailsSetting } from '#app/features/account/AnswerEmailsSetting.tsx';
import { downloadData } from '#app/features/account/downloadData.ts';
import { useSaveLanguage } from '#app/features/account/language.ts';
import { UnverifiedEmail } from '#app/features/account/UnverifiedEmail.tsx';
import { useDeleteAccount } from '#app/features/account/useDeleteAccount.ts';
import { useSecondFactor } from '#app/features/account/useSecondFactor.ts';
import { useSessions } from '#app/features/account/useSessions.ts';
import { Dates } from '#app/features/dates/Dates.tsx';
import { datesQuery } from '#app/features/dates/queries.ts';
import { saveFile } from '#app/lib/downloads/saveFile.ts';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useStore } from '#app/lib/storage/store.ts';
import { theme } from '#app/lib/storage/theme.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export function Reminders({ user }: { user: User }) {
  const { isPending } = useQuery(datesQuery);
  const isUnverified = user.email_verified === false;
  return (
    <SettingsPage of="reminders">
      <Dates disabledReason={isUnverified ? <UnverifiedEmail user={user} effect="switch" /> : undefined} />
      {/* Not before the dates, whose height is unknown until then. */}
      {!isPending && <AnswerEmailsSetting isUnverified={isUnverified} />}
    </SettingsPage>
  );
}

export function Appearance() {
  const { profile: messages } = useAppMessages();
  const saveLanguage = useSaveLanguage();
  const setting = useStore(theme);
  return (
    <SettingsPage of="appearance">
      <RuledSection title={messages.language} hint={messages.languageHint}>
        <ChooseLanguage onChosen={saveLanguage} variant="secondary" />
      </RuledSection>
      <RuledSection title={messages.theme} hint={messages.themeHint}>
        <ThemeChoice value={setting} onValueChange={theme.set} />
      </RuledSection>
    </SettingsPage>
  );
}

export function Devices() {
  const { sessions, ...actions } = useSessions();
  if (sessions === null) return <Navigate to={paths.profile} replace />;
  return (
    <SettingsPage of="devices">
      <SessionsSection sessions={sessions} {...actions} />
    </SettingsPage>
  );
}

export function SecondFactor({ user }: { user: User }) {
  const actions = useSecondFactor();
  if (user.has_second_factor === null) return <Navigate to={paths.profile} replace />;
  const isUnverified = user.email_verified === false;
  return (
    <SettingsPage of="secondFactor">
      <SecondFactorSection
        {...actions}
        isOn={user.has_second_factor}
        email={user.email}
        disabledReason={isUnverified ? <UnverifiedEmail user={user} effect="switch" /> : undefined}
        onDownload={(text) =>
          saveFile('settlement-help-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
        }
      />
    </SettingsPage>
  );
}

export function Data({ user }: { user: User }) {
  const deleteAccount = useDeleteAccount();
  return (
    <SettingsPage of="data">
      <DataExport onExport={downloadData} />
      <DeleteAccount email={user.email} onDelete={deleteAccount} />
    </SettingsPage>
  );
}

interface SettingsPageProps {
  of: 'reminders' | 'appearance' | 'devices' | 'secondFactor' | 'data';
  children: ReactNode;
}

function SettingsPage({ of, children }: SettingsPageProps) {
  const { screens, profile: messages } = useAppMessages();
  return (
    <Stack gap={6}>
      <ScreenTitle of={of} />
      <BackLink href={paths.profile}>{messages.keepDestination}</BackLink>
      <Page title={screens[of]}>
        <div>{children}</div>
      </Page>
    </Stack>
  );
}
