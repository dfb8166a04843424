import { useSyncExternalStore } from 'react';
import type { AppHistory, EntryState } from '#app/lib/navigation/history.tsx';

interface Options {
  replace?: boolean;
  state?: EntryState;
}

/** A history of a story's own, so that one story does not move the address of the page that shows them. */
export function memoryHistory(path: string): AppHistory {
  const entryOf = (to: string, state: EntryState = {}) => {
    const { pathname, search, hash } = new URL(to, 'http://story');
    return { pathname, search: search.slice(1), entry: { state, hash } };
  };
  const start = entryOf(path);
  let entries = [start];
  const listeners = new Set<() => void>();

  const change = (next: typeof entries) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const useLast = () =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => entries.at(-1) ?? start,
    );
  const go = (to: string, { replace, state }: Options = {}) =>
    change([...(replace ? entries.slice(0, -1) : entries), entryOf(to, state)]);

  return {
    useLocation: () => [useLast().pathname, go],
    useSearch: () => useLast().search,
    useEntry: () => useLast().entry,
    back: () => change(entries.length > 1 ? entries.slice(0, -1) : entries),
  };
}
