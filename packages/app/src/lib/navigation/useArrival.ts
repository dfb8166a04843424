import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { moveScroll, scrollTo } from './scroll.ts';

/** How many screens were shown since the page was opened. */
export const VisitContext = createContext({ screens: 0 });

const mainOf = () => document.querySelector<HTMLElement>('main');

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const focusHeading = () => focusOn(mainOf()?.querySelector<HTMLElement>('h1') ?? mainOf());

/** Brings the focus to a heading that came after its screen, unless the person has moved it meanwhile. */
export function focusLateHeading() {
  if (document.activeElement === mainOf()) focusHeading();
}

/** Brings scroll and focus to a screen that replaces another; to the first screen of a visit only the scroll. */
export function useArrival(title: string) {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const visit = use(VisitContext);
  const hasArrived = useRef(false);

  const place = useEffectEvent(() => {
    // A link to a heading of the same screen changes the hash alone.
    if (hasArrived.current && hash) focusOn(document.getElementById(hash.slice(1)));
    return scrollTo({ key, hash });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash says when, the entry where
  useLayoutEffect(() => place(), [hash]);

  useLayoutEffect(() => {
    if (hasArrived.current && type === NavigationType.Replace) moveScroll(key);
  }, [key, type]);

  const focus = useEffectEvent(() => {
    // The heading of loaded content comes with its title.
    if (hasArrived.current) focusLateHeading();
    else if (visit.screens > 0) focusHeading();
    hasArrived.current = true;
    visit.screens += 1;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading comes with the title
  useEffect(() => focus(), [title]);
}
