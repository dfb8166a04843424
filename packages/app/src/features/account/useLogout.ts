import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#app/lib/api/client.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { session } from '#app/lib/session/session.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

/** Ends the session here at once and shows the landing page; the server ends it as soon as it hears of it. */
export function useLogout() {
  const navigate = useNavigate();
  return useCallback(() => {
    navigate(paths.home, { replace: true });
    api.logout().catch(() => {
      // Offline, or ended already: the token is forgotten here either way, and ends by itself there.
    });
    draftStorage.clear();
    session.end();
  }, [navigate]);
}
