import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Applies a state change synchronously, then focuses an element that it may have added. */
export function moveFocus(target: RefObject<HTMLElement | null>, change?: () => void) {
  if (change) flushSync(change);
  target.current?.focus();
}
