import type { MouseEvent } from 'react';

/** A link from one form to another in its place. */
export interface FormLink {
  /** The address of the other form, for a new tab. */
  href: string;
  /** Shows the other form here. */
  onFollow: () => void;
}

/** Follows a link by an action; a click that opens a new tab or window is left to the browser. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  follow();
};
