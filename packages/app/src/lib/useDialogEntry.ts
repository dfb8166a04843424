import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface EntryState {
  /** Whether the screen itself lies under this entry, so that closing can go back to it. */
  opened?: boolean;
}

/** A dialog of a screen with a history entry of its own, in which Back, Escape and Close meet. */
export function useDialogEntry(name: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const close = useCallback(() => {
    if ((state as EntryState | null)?.opened) navigate(-1);
    else navigate(pathname, { replace: true });
  }, [navigate, pathname, state]);

  return {
    isOpen: new URLSearchParams(search).get('dialog') === name,
    open: () => navigate(`${pathname}?dialog=${name}`, { state: { opened: true } satisfies EntryState }),
    close,
  };
}
