import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/lib/navigation/paths.ts';
import { session } from '#app/lib/session/session.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { questionPlace } from '#app/lib/storage/questionPlace.ts';
import { seenDates } from '#app/lib/storage/seenDates.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';

/** Clears what this browser stores about the person, shows the landing page and a toast. */
export function useEndSession(message: string) {
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
