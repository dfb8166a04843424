import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEntry } from './history.tsx';
import { useLatest } from './useLatest.ts';

/** A dialog of a screen with a history entry of its own, in which Back, Escape and Close meet. */
export function useDialogEntry(name: string) {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const { state, back } = useEntry();
  const { opened } = state;
  const isOpen = new URLSearchParams(search).get('dialog') === name;
  const isStillOpen = useLatest(isOpen);

  const close = useCallback(() => {
    // A reply may come after the person has closed it, and would lead away from where they are then.
    if (!isStillOpen.current) return;
    if (opened) back();
    else navigate(pathname, { replace: true });
  }, [back, isStillOpen, navigate, opened, pathname]);

  return {
    isOpen,
    open: () => navigate(`${pathname}?dialog=${name}`, { state: { opened: true } }),
    close,
  };
}
