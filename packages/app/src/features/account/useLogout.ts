import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#app/lib/api/client.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { session } from '#app/lib/session/session.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Ends the session here at once and shows the landing page; the server ends it as soon as it hears of it. */
export function useLogout() {
  const navigate = useNavigate();
  const { session: messages } = useAppMessages();
  return useCallback(() => {
    navigate(paths.home, { replace: true });
    api.logout().catch(() => {
      // Offline, or ended already: the token is deleted here either way, and expires on the server.
    });
    draftStorage.clear();
    session.end();
    showToast({ tone: 'success', message: messages.loggedOut });
  }, [navigate, messages]);
}
