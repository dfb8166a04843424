import { lazyDialog } from '@settlement-help/ui';
import { Landing, VisitorShell } from '@settlement-help/ui/domain';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { DialogFailure } from '#app/lib/loading/DialogFailure.tsx';
import type { EntryState } from '#app/lib/navigation/entryState.ts';
import { dialogHref, dialogs, paths, publicPaths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useDialogEntry } from '#app/lib/navigation/useDialogEntry.ts';
import { Notices } from '#app/lib/offline/Notices.tsx';
import { PublicPage } from '#app/routes/loading/lazyPublicPage.tsx';

const AuthDialog = lazyDialog(
  () => import('#app/features/auth/AuthDialog.tsx').then((part) => part.AuthDialog),
  () => <DialogFailure style={{ marginBlockStart: 'var(--sh-space-6)' }} />,
);

export interface VisitorProps {
  /** Called when a dialog is opened, to preload what comes after the log-in. */
  onDialog: () => void;
}

/** What a visitor sees: the landing page with its two dialogs; any other path leads to it (§2). */
export const Visitor = ({ onDialog }: VisitorProps) => (
  <Routes>
    <Route index element={<LandingScreen onDialog={onDialog} />} />
    {publicPaths.map((path) => (
      <Route key={path} path={path} element={<PublicScreen />} />
    ))}
    <Route path="*" element={<ToLanding />} />
  </Routes>
);

function useAddress() {
  const { pathname, search, hash } = useLocation();
  // An address that begins with two slashes would be one of another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** A page that everyone can open; its log-in leads back to it. */
function PublicScreen() {
  const from = useAddress();
  const navigate = useNavigate();
  const logIn = () => {
    const state: EntryState = { from, isDialogOverScreen: true };
    navigate(dialogHref('log-in'), { state });
  };

  return (
    <VisitorShell
      homeHref={paths.home}
      languagePicker={<ChooseLanguage />}
      onLogIn={logIn}
      onIntent={AuthDialog.preload}
    >
      <Notices style={{ paddingBlockStart: 'var(--sh-space-4)' }} />
      <div style={{ paddingBlock: 'var(--sh-space-6) var(--sh-space-16)' }}>
        <PublicPage />
      </div>
    </VisitorShell>
  );
}

function ToLanding() {
  const state: EntryState = { from: useAddress() };
  return <Navigate to={paths.home} replace state={state} />;
}

function LandingScreen({ onDialog }: VisitorProps) {
  const { dialog, open, switchTo, close } = useDialogEntry(dialogs);
  const isOpen = dialog !== null;

  useEffect(() => {
    if (isOpen) onDialog();
  }, [isOpen, onDialog]);

  return (
    <>
      <ScreenTitle of="landing" />
      <VisitorShell
        homeHref={paths.home}
        languagePicker={<ChooseLanguage />}
        onLogIn={() => open('log-in')}
        onIntent={AuthDialog.preload}
      >
        <Notices style={{ paddingBlockStart: 'var(--sh-space-4)' }} />
        <AuthDialog dialog={dialog} onSwitch={switchTo} open={isOpen} onOpenChange={close} />
        <Landing
          onLogIn={() => open('log-in')}
          onCreateAccount={() => open('create-account')}
          onIntent={AuthDialog.preload}
        />
      </VisitorShell>
    </>
  );
}
