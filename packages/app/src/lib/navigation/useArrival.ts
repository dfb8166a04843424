import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useEntry } from './history.tsx';
import { scrollTo } from './scroll.ts';

const mainOf = () => document.querySelector<HTMLElement>('main');

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const focusHeading = () => focusOn(mainOf()?.querySelector<HTMLElement>('h1') ?? mainOf());

/** Brings scroll and focus to a screen that has come in the place of another; to the first one only the scroll. */
export function useArrival(title: string) {
  const { visit, ...entry } = useEntry();
  const hasArrived = useRef(false);

  const place = useEffectEvent(() => {
    // A link to a place on the same screen changes the hash alone.
    if (hasArrived.current && entry.hash) focusOn(document.getElementById(entry.hash.slice(1)));
    return scrollTo(entry);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash says when, the entry where
  useLayoutEffect(() => place(), [entry.hash]);

  const focus = useEffectEvent(() => {
    // A heading that was still on its way follows its title, unless the person has gone elsewhere meanwhile.
    const isDue = hasArrived.current ? document.activeElement === mainOf() : visit.screens > 0;
    hasArrived.current = true;
    visit.screens += 1;
    if (isDue) focusHeading();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading comes with the title
  useEffect(() => focus(), [title]);
}
