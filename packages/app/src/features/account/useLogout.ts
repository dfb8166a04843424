import { useCallback } from 'react';
import { api } from '#app/lib/api/client.ts';
import { session } from '#app/lib/session/session.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useEndSession } from './useEndSession.ts';

/** Logs out at once, without waiting for the server. */
export function useLogout() {
  const endSession = useEndSession(useAppMessages().session.loggedOut);
  return useCallback(() => {
    // The second click of a double click comes before the landing page is rendered.
    if (session.get().token === null) return;
    // If the request fails, the token stays valid until it expires.
    api.logout().catch(() => undefined);
    endSession();
  }, [endSession]);
}
