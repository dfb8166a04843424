import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** What carries a title from a list to the screen of the one that was followed; base styles give it to each screen's title. */
const name = 'screen-title';

/**
 * Follows a link with a transition from one screen to the next, where the browser has them and the person wants motion.
 * The router itself has them with its data routers alone.
 */
export function withViewTransition(event: MouseEvent<HTMLAnchorElement>, navigate: () => void) {
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.currentTarget;
  const isElsewhere = link.pathname !== window.location.pathname;
  if (event.defaultPrevented || !isPlain || !isElsewhere || !('startViewTransition' in document)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  const title = document.querySelector<HTMLElement>('main h1');
  if (title && link.closest('h2, h3')) {
    title.style.viewTransitionName = 'none';
    link.style.viewTransitionName = name;
  }
  document.startViewTransition(() => flushSync(navigate));
}
