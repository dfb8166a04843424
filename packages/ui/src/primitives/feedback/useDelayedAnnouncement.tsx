import { useEffect, useRef } from 'react';
import { useAnnounce } from './useAnnounce.tsx';

/** Milliseconds without a change. */
const announceAfter = 1000;

/**
 * Announces a text about typed words a second after the last change. It is silent until the words change for the first
 * time. Render what it returns.
 */
export function useDelayedAnnouncement(text: string, typed: string) {
  const { announce, announcement } = useAnnounce();
  const initial = useRef(typed);
  const hasTyped = useRef(false);
  useEffect(() => {
    if (typed !== initial.current) hasTyped.current = true;
    if (!hasTyped.current) return;
    const timer = setTimeout(() => announce(text), announceAfter);
    return () => clearTimeout(timer);
  }, [announce, text, typed]);
  return announcement;
}
