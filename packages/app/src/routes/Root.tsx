import { ShellSkeleton, useLoaded } from '@settlement-help/ui';
import { useCallback, useEffect } from 'react';
import { showToast } from '#app/lib/toasts.ts';
import { useAppMessages } from '#app/lib/useAppMessages.ts';
import { useSession } from '#app/lib/useSession.ts';
import { Toasts } from './Toasts.tsx';
import { Visitor } from './Visitor.tsx';

const loadSignedIn = () => import('./SignedIn.tsx');

/** Visitors and signed-in people see different apps; the second is loaded when there is a token. */
export function Root() {
  const { token, expired } = useSession();
  const messages = useAppMessages();
  const handleFailure = useCallback(() => {
    showToast({ type: 'error', message: messages.network });
  }, [messages]);
  const { part } = useLoaded(loadSignedIn, token !== null, handleFailure);

  useEffect(() => {
    if (expired) showToast({ type: 'warning', message: messages.session.expired });
  }, [expired, messages]);

  return (
    <>
      {token === null ? <Visitor /> : part ? <part.SignedIn key={token} /> : <ShellSkeleton />}
      <Toasts />
    </>
  );
}
