import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryState, useEntryState } from './entryState.ts';
import { useMountedRef } from './useMountedRef.ts';

/** A search parameter for an open dialog, in its own history entry, which Back, Escape and Close all leave. */
export function useEntryParam(name: string) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { from, isDialogOverScreen } = useEntryState();
  const value = new URLSearchParams(search).get(name);
  const openKey = useMountedRef(value && key);

  const addressWith = useCallback(
    (next: string | null) => {
      const params = new URLSearchParams(search);
      if (next === null) params.delete(name);
      else params.set(name, next);
      return { pathname, search: params.toString() };
    },
    [name, pathname, search],
  );

  const open = useCallback(
    (next: string) => {
      const state: EntryState = { from, isDialogOverScreen: true };
      navigate(addressWith(next), { state });
    },
    [addressWith, from, navigate],
  );
  const switchTo = (next: string) =>
    navigate(addressWith(next), { state: { from, isDialogOverScreen }, replace: true });

  const close = useCallback(() => {
    // A response may close the dialog after it was left, and going back is asynchronous: close once.
    if (openKey.current !== key) return;
    openKey.current = null;
    if (isDialogOverScreen) navigate(-1);
    else navigate(addressWith(null), { replace: true, state: { from } });
  }, [addressWith, from, isDialogOverScreen, key, openKey, navigate]);

  return { value, open, switchTo, close };
}
