import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Renders a state change at once, then focuses an element, which that change may have added. */
export function moveFocus(target: RefObject<HTMLElement | null>, change?: () => void) {
  if (change) flushSync(change);
  target.current?.focus();
}
