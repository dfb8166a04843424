import type { MouseEvent } from 'react';

/** A link from one form to another. */
export interface FormLink {
  /** URL for a new tab. */
  href: string;
  /** Shows the other form in place. */
  onFollow: () => void;
}

/** Runs an action instead of following a link, except for clicks that open a new tab or window. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  follow();
};
