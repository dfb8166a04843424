import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryState, useEntryState } from './entryState.ts';
import { useMountedRef } from './useMountedRef.ts';

/** The dialogs of a screen, in one history entry that Back, Escape and Close all leave. `?dialog=` names the open one. */
export function useDialogEntry<Name extends string>(names: readonly Name[]) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { from, isDialogOverScreen } = useEntryState();
  const dialogInAddress = new URLSearchParams(search).get('dialog');
  const dialog = names.find((name) => name === dialogInAddress) ?? null;
  const openKey = useMountedRef(dialog && key);

  const open = (name: Name) => {
    const state: EntryState = { from, isDialogOverScreen: true };
    navigate(`${pathname}?dialog=${name}`, { state });
  };
  const switchTo = (name: Name) =>
    navigate(`${pathname}?dialog=${name}`, { state: { from, isDialogOverScreen }, replace: true });

  const close = useCallback(() => {
    // A response may close the dialog after it was left, and going back is asynchronous: close once.
    if (openKey.current !== key) return;
    openKey.current = null;
    if (isDialogOverScreen) navigate(-1);
    else navigate(pathname, { replace: true, state: { from } });
  }, [from, isDialogOverScreen, key, openKey, navigate, pathname]);

  return { dialog, open, switchTo, close };
}
