import type { MouseEvent } from 'react';

/**
 * An action that the second click of a double click does not run. That click was meant for the button which stood in
 * the same place before, as Logout does where a visitor's Log in comes.
 */
export const onFirstClick = (action: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) action();
};
