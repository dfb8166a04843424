import { type Entry, type EntryState, newKey } from './history.tsx';

const storageKey = 'scrolled';
const first = 'first';

/** How far each entry of this tab's history was scrolled. */
const positions = new Map<string, number>();
/** The entry whose screen is in its place: only then is scrolling the person's. */
let settled: string | null = null;
let hasArrived = false;

const keyOf = (state: EntryState | null) => state?.key ?? first;

/** Remembers, over a reload too, how far each screen was scrolled, since the browser would look before it is there. */
export function keepScroll() {
  history.scrollRestoration = 'manual';
  // An entry that the browser made has no name yet; without one it would be taken for the one before it.
  const state = history.state as EntryState | null;
  if (!state?.key) history.replaceState({ ...state, key: newKey() }, '');
  try {
    const kept: [string, number][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [key, top] of kept) positions.set(key, top);
    // It lies there only from one page to the next, so that a log-out leaves nothing behind.
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage can be forbidden, and then it is remembered no longer than the page.
  }
  addEventListener(
    'scroll',
    () => {
      if (keyOf(history.state) === settled) positions.set(settled, window.scrollY);
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

const takesOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the entry was left, else to what its address names, else to the top. What is further down may still
 * be on its way, so it goes on until it is there or the person scrolls; answers how to stop.
 */
export function scrollTo({ state, hash }: Entry) {
  const key = keyOf(state);
  const top = positions.get(key) ?? (hash ? null : 0);
  const isAtTop = top === 0 && !hasArrived;
  hasArrived = true;
  // The page begins there, and to scroll it would be to lay it out once more than needed.
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
