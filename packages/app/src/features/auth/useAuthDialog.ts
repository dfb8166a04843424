import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEntry } from '#app/lib/navigation/history.tsx';
import { type DialogName, dialogHref, dialogOf, paths } from '#app/lib/navigation/paths.ts';

/** The dialog that the address names, and how to open, switch and close it in one history entry. */
export function useAuthDialog() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { state, back } = useEntry();
  const { from, opened } = state;

  const open = useCallback(
    (dialog: DialogName) => navigate(dialogHref(dialog), { state: { from, opened: true } }),
    [from, navigate],
  );

  const switchTo = useCallback(
    (dialog: DialogName) => navigate(dialogHref(dialog), { state: { from, opened }, replace: true }),
    [from, navigate, opened],
  );

  const close = useCallback(() => {
    if (opened) back();
    else navigate(paths.home, { replace: true, state: { from } });
  }, [back, from, navigate, opened]);

  return { dialog: dialogOf(search), open, switchTo, close };
}
