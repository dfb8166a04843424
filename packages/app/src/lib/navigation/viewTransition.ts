import type { MouseEvent } from 'react';

/** Base styles give this name to the title of each screen. */
const titleTransition = 'screen-title';

/** Milliseconds after which the page is unfrozen even if the next screen is not loaded. */
const maxWait = 300;

let resolveUpdate: () => void = () => undefined;

/** Starts the animation of a pending view transition, when the next screen is rendered. */
export const finishViewTransition = () => resolveUpdate();

/**
 * Follows a link with a view transition, in which a title in a list moves to the title of the screen. React Router has
 * them only with its data router.
 */
export function withViewTransition(event: MouseEvent<HTMLAnchorElement>, navigate: () => void) {
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.currentTarget;
  const isOtherScreen = link.pathname !== window.location.pathname;
  if (event.defaultPrevented || !isPlain || !isOtherScreen || !('startViewTransition' in document)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  const title = document.querySelector<HTMLElement>('main h1');
  if (title && link.closest('h2, h3')) {
    title.style.viewTransitionName = 'none';
    link.style.viewTransitionName = titleTransition;
  }
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        resolveUpdate = resolve;
        setTimeout(resolve, maxWait);
        navigate();
      }),
  );
}
