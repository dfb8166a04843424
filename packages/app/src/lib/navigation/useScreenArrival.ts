import { createContext, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { moveScroll, scrollTo } from './scroll.ts';

/** Mutable count of the screens shown since the page was loaded. */
export const ScreenCountContext = createContext({ screens: 0 });

const mainElement = () => document.querySelector<HTMLElement>('main');

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const headingElement = () => mainElement()?.querySelector<HTMLElement>('h1');

/** True until the person moves the focus away from where a new screen puts it. */
const isFocusAtStart = () =>
  [document.body, mainElement(), headingElement()].some((element) => element === document.activeElement);

/** The element that a screen focuses on arrival: the target of the hash, or the heading. */
export function screenStart() {
  const hash = window.location.hash.slice(1);
  const start = (hash && document.getElementById(hash)) || headingElement();
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  return start;
}

/** Focuses a heading that was loaded after its screen, unless the person has moved the focus. */
export function focusLateHeading() {
  if (document.activeElement === mainElement()) focusOn(headingElement());
}

/** Restores the scroll position of a screen and focuses its heading. The first screen of a visit is not focused. */
export function useScreenArrival(title: string) {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const visit = use(ScreenCountContext);
  const hasArrived = useRef(false);

  const scroll = useEffectEvent(() => {
    // A link within the screen changes only the hash.
    const isLinkWithinScreen = hasArrived.current;
    const isFirstScreen = visit.screens === 0;
    return scrollTo({ key, hash }, (target) => {
      if (isLinkWithinScreen || (!isFirstScreen && isFocusAtStart())) focusOn(target);
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only for another hash
  useLayoutEffect(() => scroll(), [hash]);

  useLayoutEffect(() => {
    if (hasArrived.current && type === NavigationType.Replace) moveScroll(key);
  }, [key, type]);

  const focus = useEffectEvent(() => {
    if (hasArrived.current) focusLateHeading();
    else if (visit.screens > 0) focusOn(screenStart() ?? mainElement());
    hasArrived.current = true;
    visit.screens += 1;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded content changes the title and adds the heading
  useLayoutEffect(() => focus(), [title]);
}
