import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#app/lib/api/client.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { session } from '#app/lib/session/session.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { questionPlace } from '#app/lib/storage/questionPlace.ts';
import { seenDates } from '#app/lib/storage/seenDates.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Clears what this browser stores about the person, shows the landing page and a toast. */
function useEndSession(message: string) {
  const navigate = useNavigate();
  return useCallback(() => {
    navigate(paths.home, { replace: true });
    draftStorage.clear();
    questionPlace.clear();
    seenDates.clear();
    session.end();
    showToast({ tone: 'success', message });
  }, [navigate, message]);
}

/** Logs out at once, without waiting for the server. */
export function useLogout() {
  const endSession = useEndSession(useAppMessages().session.loggedOut);
  return useCallback(() => {
    // A double click comes before the landing page is rendered.
    if (session.get().token === null) return;
    // Without the request, the token expires on the server.
    api.logout().catch(() => undefined);
    endSession();
  }, [endSession]);
}

export function useDeleteAccount() {
  const endSession = useEndSession(useAppMessages().profile.deleted);
  return useCallback(
    async (password: string) => {
      await api.deleteAccount({ body: { current_password: password } });
      endSession();
    },
    [endSession],
  );
}
