import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryState, useEntryState } from './entryState.ts';
import { useLatest } from './useLatest.ts';

/** The dialogs of a screen, in one history entry, in which Back, Escape and Close meet; `?dialog=` names the open one. */
export function useDialogEntry<Name extends string>(names: readonly Name[]) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { from, isDialogOverScreen } = useEntryState();
  const dialogInAddress = new URLSearchParams(search).get('dialog');
  const dialog = names.find((name) => name === dialogInAddress) ?? null;
  const latestKey = useLatest(dialog && key);

  const open = (name: Name) => {
    const state: EntryState = { from, isDialogOverScreen: true };
    navigate(`${pathname}?dialog=${name}`, { state });
  };
  const switchTo = (name: Name) =>
    navigate(`${pathname}?dialog=${name}`, { state: { from, isDialogOverScreen }, replace: true });

  const close = useCallback(() => {
    // A response may come after the person has left this entry, and going back takes a moment: close once.
    if (latestKey.current !== key) return;
    latestKey.current = null;
    if (isDialogOverScreen) navigate(-1);
    else navigate(pathname, { replace: true, state: { from } });
  }, [from, isDialogOverScreen, key, latestKey, navigate, pathname]);

  return { dialog, open, switchTo, close };
}
