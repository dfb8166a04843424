import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, meant for the button that was in the same place before. */
export const onFirstClick = (action: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) action();
};
