import { ShellSkeleton, SkeletonGroup, useLoaded, VisitorShell } from '@settlement-help/ui';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#app/lib/paths.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useAppMessages } from '#app/lib/useAppMessages.ts';
import { useSession } from '#app/lib/useSession.ts';
import { Toasts } from './Toasts.tsx';
import { Visitor } from './Visitor.tsx';

const loadSignedIn = () => import('./SignedIn.tsx');
const loadResetPassword = () => import('./ResetPassword.tsx');

/** Visitors and signed-in people see different apps; the second is loaded when there is a token. */
export function Root() {
  const { token, expired } = useSession();
  const messages = useAppMessages();
  const handleFailure = useCallback(() => {
    showToast({ type: 'error', message: messages.network });
  }, [messages]);
  // Above the choice between the two apps, so that a session that begins or ends leaves the page as it is.
  const isReset = useLocation().pathname === paths.resetPassword;
  const { part: reset } = useLoaded(loadResetPassword, isReset, handleFailure);
  const { part } = useLoaded(loadSignedIn, token !== null && !isReset, handleFailure);

  useEffect(() => {
    if (expired) showToast({ type: 'warning', message: messages.session.expired });
  }, [expired, messages]);

  const screen = () => {
    if (isReset) return reset ? <reset.ResetPassword /> : <ResetSkeleton />;
    if (token === null) return <Visitor />;
    return part ? <part.SignedIn key={token} /> : <ShellSkeleton />;
  };

  return (
    <>
      {screen()}
      <Toasts />
    </>
  );
}

function ResetSkeleton() {
  return (
    <VisitorShell homeHref={paths.home}>
      <SkeletonGroup />
    </VisitorShell>
  );
}
