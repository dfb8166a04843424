import { useLayoutEffect, useRef } from 'react';

/** Moves the focus from the `LoadMore` button to the first new item, unless the focus has moved elsewhere. */
export function useGrowingList<List extends HTMLElement = HTMLUListElement>(count: number) {
  const listRef = useRef<List>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const shownBefore = useRef<number | null>(null);

  // The new items may be rendered after the promise resolves, so every commit is checked.
  useLayoutEffect(() => {
    const first = shownBefore.current;
    if (first === null || count <= first) return;
    shownBefore.current = null;
    const active = document.activeElement;
    if (active === document.body || active === buttonRef.current) {
      listRef.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus();
    }
  });

  const goOnAfter = (load: () => Promise<unknown>) => () => {
    shownBefore.current = count;
    return load();
  };

  return { listRef, buttonRef, goOnAfter };
}
