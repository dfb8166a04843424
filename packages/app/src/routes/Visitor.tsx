import { InlineMessage, useLoadedDialog } from '@settlement-help/ui';
import { Landing, VisitorShell } from '@settlement-help/ui/domain';
import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useAuthDialog } from '#app/features/auth/useAuthDialog.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const loadAuthDialog = () => import('#app/features/auth/AuthDialog.tsx');

export interface VisitorProps {
  /** Called when a dialog is opened, behind which what comes after the log-in can be fetched. */
  onDialog: () => void;
}

/** What a visitor sees: the landing page with its two dialogs; any other path leads to it (§2). */
export function Visitor({ onDialog }: VisitorProps) {
  return (
    <Switch>
      <Route path={paths.home}>
        <LandingScreen onDialog={onDialog} />
      </Route>
      <Route>
        <ToLanding />
      </Route>
    </Switch>
  );
}

function ToLanding() {
  const [pathname] = useLocation();
  const search = useSearch();
  // An address that begins with two slashes would be one of another host.
  const from = pathname.replace(/^\/+/, '/') + (search && `?${search}`);
  return <Redirect to={paths.home} replace state={{ from }} />;
}

function LandingScreen({ onDialog }: VisitorProps) {
  const { network } = useAppMessages();
  const { dialog, open, switchTo, close } = useAuthDialog();
  const isOpen = dialog !== null;
  const { part, preload, isMissing } = useLoadedDialog(loadAuthDialog, isOpen, close);

  useEffect(() => {
    if (isOpen) onDialog();
  }, [isOpen, onDialog]);

  return (
    <>
      <ScreenTitle of="landing" />
      <VisitorShell homeHref={paths.home} onLogIn={() => open('log-in')} onIntent={preload}>
        {isMissing && (
          <InlineMessage tone="error" role="alert" style={{ marginBlockStart: 'var(--sh-space-6)' }}>
            {network}
          </InlineMessage>
        )}
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
