import { Landing, useLoaded, VisitorShell } from '@settlement-help/ui';
import { useCallback } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAuthDialog } from '#app/features/auth/useAuthDialog.ts';
import { paths } from '#app/lib/paths.ts';
import { ScreenTitle } from '#app/lib/ScreenTitle.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { useAppMessages } from '#app/lib/useAppMessages.ts';

const loadAuthDialog = () => import('#app/features/auth/AuthDialog.tsx');

/** What a visitor sees: the landing page with its two dialogs; any other path leads to it (§2). */
export function Visitor() {
  return (
    <Routes>
      <Route path={paths.home} element={<LandingScreen />} />
      <Route path="*" element={<ToLanding />} />
    </Routes>
  );
}

function ToLanding() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.home} replace state={{ from: `${pathname}${search}` }} />;
}

function LandingScreen() {
  const messages = useAppMessages();
  const { dialog, open, switchTo, close } = useAuthDialog();
  const handleFailure = useCallback(() => {
    showToast({ type: 'error', message: messages.network });
    close();
  }, [close, messages]);
  const { part, preload } = useLoaded(loadAuthDialog, dialog !== null, handleFailure);

  return (
    <>
      <ScreenTitle of="landing" />
      <VisitorShell homeHref={paths.home} onLogIn={() => open('log-in')} onIntent={preload}>
        <Landing
          onLogIn={() => open('log-in')}
          onCreateAccount={() => open('create-account')}
          onIntent={preload}
        />
      </VisitorShell>
      {part && <part.AuthDialog dialog={dialog} onSwitch={switchTo} onClose={close} />}
    </>
  );
}
