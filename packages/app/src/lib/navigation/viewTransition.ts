import type { MouseEvent } from 'react';

/** Moves a title from a list to the screen of the followed link; base styles give it to each screen's title. */
const name = 'screen-title';

/** Milliseconds until the page is unfrozen although the next screen is not loaded yet. */
const patience = 300;

let resolveUpdate: () => void = () => undefined;

/** Lets a running view transition animate to what is rendered now. */
export const finishViewTransition = () => resolveUpdate();

/**
 * Follows a link with a view transition, where the browser has them and the person wants motion. React Router itself has
 * them only with its data router.
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
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        resolveUpdate = resolve;
        setTimeout(resolve, patience);
        navigate();
      }),
  );
}
