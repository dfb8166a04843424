import type { Location } from 'react-router-dom';

const storageKey = 'scrolled';

/** How far each entry of this tab's history was scrolled. */
const positions = new Map<string, number>();
/** The entry whose position is restored; what scrolls before that is not the person. */
let settled: string | null = null;
let hasArrived = false;

/** Remembers how far each entry is scrolled, after a reload too. The browser itself would scroll before the content is there. */
export function rememberScroll() {
  history.scrollRestoration = 'manual';
  // Gives an entry that the browser made a key, by which the router knows it too.
  if (!history.state?.key) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  try {
    const stored: [string, number][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [key, top] of stored) positions.set(key, top);
    // Stored only from one page to the next, so that a log-out leaves nothing behind.
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage can be forbidden: then positions last as long as the page.
  }
  addEventListener(
    'scroll',
    () => {
      // The browser has moved on before the next screen is drawn.
      if (settled !== null && history.state?.key === settled) positions.set(settled, window.scrollY);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // As above.
    }
  });
}

/** Hands the position on to the entry that replaced this one on the same screen, such as with another filter. */
export function moveScroll(key: string) {
  if (settled === null) return;
  positions.set(key, positions.get(settled) ?? 0);
  settled = key;
}

const takesOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the entry was left, else to what its hash names, else to the top. Content may still be loading, so
 * it goes on until the place is reached or the person scrolls; returns how to stop.
 */
export function scrollTo({ key, hash }: Pick<Location, 'key' | 'hash'>) {
  // Another screen at the entry that is shown, such as after the choice of a destination, begins at its top.
  if (settled === key) positions.delete(key);
  const top = positions.get(key) ?? (hash ? null : 0);
  const isAtTop = top === 0 && !hasArrived;
  hasArrived = true;
  // A new page is at the top already, and scrolling would only cost another layout.
  settled = isAtTop ? key : null;
  if (isAtTop) return () => undefined;

  const stop = () => {
    settled = key;
    observer.disconnect();
    for (const type of takesOver) removeEventListener(type, stop);
  };

  const place = () => {
    const named = top === null ? document.getElementById(hash.slice(1)) : null;
    named?.scrollIntoView({ behavior: 'instant' });
    if (top !== null) window.scrollTo({ top, behavior: 'instant' });
    if (named || (top !== null && Math.abs(window.scrollY - top) < 2)) stop();
  };

  const observer = new ResizeObserver(place);
  observer.observe(document.body);
  for (const type of takesOver) addEventListener(type, stop, { passive: true });
  place();
  return stop;
}
