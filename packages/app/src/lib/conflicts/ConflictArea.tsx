import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '#app/lib/storage/store.ts';
import { shownConflict } from './shownConflict.ts';

/** Renders the dialog about a change on another device. It closes with the screen that opened it. */
export function ConflictArea() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends with the screen
  useEffect(() => () => shownConflict.get()?.close(), [pathname]);
  return useStore(shownConflict)?.dialog;
}
