import type { MouseEvent } from 'react';

/** A link that replaces one form by another. */
export interface FormLink {
  /** The address of the other form, for a new tab. */
  href: string;
  /** Shows the other form here. */
  onFollow: () => void;
}

/** Runs an action in place of a link; clicks that open a new tab or window are left to the browser. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  follow();
};
