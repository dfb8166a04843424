import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogName, dialogHref, dialogOf, paths } from '#app/lib/paths.ts';

interface EntryState {
  /** Where the person wanted to go before they were asked to log in. */
  from?: string;
  /** Whether the landing page lies under this entry, so that closing can go back to it. */
  opened?: boolean;
}

/** The dialog that the address names, and how to open, switch and close it in one history entry. */
export function useAuthDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as EntryState | null;

  const open = useCallback(
    (dialog: DialogName) => navigate(dialogHref(dialog), { state: { from: state?.from, opened: true } }),
    [navigate, state],
  );

  const switchTo = useCallback(
    (dialog: DialogName) => navigate(dialogHref(dialog), { state, replace: true }),
    [navigate, state],
  );

  const close = useCallback(() => {
    if (state?.opened) navigate(-1);
    else navigate(paths.home, { replace: true, state: { from: state?.from } });
  }, [navigate, state]);

  return { dialog: dialogOf(location.search), open, switchTo, close };
}
