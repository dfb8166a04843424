import type { Location } from 'react-router-dom';
import { browserStorage } from '#app/lib/storage/browserStorage.ts';

const storageKey = 'scrolled';
const storage = browserStorage('sessionStorage');

/** Scroll positions by the key of the history entry. */
const positions = new Map<string, number>();
/** The entry whose position is restored. Scroll events before that do not come from the person. */
let settledKey: string | null = null;
let hasArrived = false;

/** Remembers the scroll position of each history entry, also after a reload. Browsers restore it before the content is loaded. */
export function rememberScroll() {
  history.scrollRestoration = 'manual';
  // The router uses the same key.
  if (!history.state?.key) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  const stored: [string, number][] = JSON.parse(storage.get(storageKey) ?? '[]');
  for (const [key, top] of stored) positions.set(key, top);
  storage.remove(storageKey);
  addEventListener(
    'scroll',
    () => {
      // The history entry changes before the next screen is rendered.
      if (settledKey !== null && history.state?.key === settledKey) positions.set(settledKey, window.scrollY);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => storage.set(storageKey, JSON.stringify([...positions])));
}

/** Moves the position to an entry that replaced the current one on the same screen, such as with another filter. */
export function moveScroll(key: string) {
  if (settledKey === null) return;
  positions.set(key, positions.get(settledKey) ?? 0);
  settledKey = key;
}

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the stored position of an entry, or to its hash, or to the top. Repeats while content is loaded, until the
 * position is reached or the person scrolls. `onTarget` is called with the element of the hash. Returns a cleanup
 * function.
 */
export function scrollTo(
  { key, hash }: Pick<Location, 'key' | 'hash'>,
  onTarget: (target: HTMLElement) => void,
) {
  // Another screen in the same entry, such as after the choice of a destination, begins at the top.
  if (settledKey === key) positions.delete(key);
  const top = positions.get(key) ?? (hash ? null : 0);
  const isAtTop = top === 0 && !hasArrived;
  hasArrived = true;
  // Scrolling a new page to the top would only cost a layout.
  settledKey = isAtTop ? key : null;
  if (isAtTop) return () => undefined;

  const stop = () => {
    settledKey = key;
    observer.disconnect();
    for (const type of userEvents) removeEventListener(type, stop);
  };

  const scroll = () => {
    const target = top === null ? document.getElementById(hash.slice(1)) : null;
    if (target) {
      target.scrollIntoView({ behavior: 'instant' });
      onTarget(target);
    }
    if (top !== null) window.scrollTo({ top, behavior: 'instant' });
    if (target || (top !== null && Math.abs(window.scrollY - top) < 2)) stop();
  };

  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  for (const type of userEvents) addEventListener(type, stop, { passive: true });
  scroll();
  return stop;
}
