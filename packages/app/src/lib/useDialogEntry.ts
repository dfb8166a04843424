import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEntry } from './history.tsx';

/** A dialog of a screen with a history entry of its own, in which Back, Escape and Close meet. */
export function useDialogEntry(name: string) {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const { state, back } = useEntry();
  const { opened } = state;
  const close = useCallback(() => {
    if (opened) back();
    else navigate(pathname, { replace: true });
  }, [back, navigate, opened, pathname]);

  return {
    isOpen: new URLSearchParams(search).get('dialog') === name,
    open: () => navigate(`${pathname}?dialog=${name}`, { state: { opened: true } }),
    close,
  };
}
