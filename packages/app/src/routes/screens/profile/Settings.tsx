import type { User } from '@settlement-help/contract';
import { BackLink, Page, RuledSection, Stack } from '@settlement-help/ui';
import { DataExport, DeleteAccount, SessionsSection, ThemeChoice } from '@settlement-help/ui/domain';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSaveLanguage } from '#app/features/account/language.ts';
import { useDeleteAccount } from '#app/features/account/useLogout.ts';
import { downloadData } from '#app/features/account/useProfile.ts';
import { useSessions } from '#app/features/account/useSessions.ts';
import { Dates } from '#app/features/dates/Dates.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useStore } from '#app/lib/storage/store.ts';
import { theme } from '#app/lib/storage/theme.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export const Reminders = () => (
  <SettingsPage of="reminders">
    <Dates />
  </SettingsPage>
);

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
  of: 'reminders' | 'appearance' | 'devices' | 'data';
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
