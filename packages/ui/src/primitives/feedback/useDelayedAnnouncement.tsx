import { useEffect } from 'react';
import { useAnnounce } from './useAnnounce.tsx';

/** Milliseconds without a change. */
const announceAfter = 1000;

/** Announces a text that changes while a person types, a second after the last change. Render what it returns. */
export function useDelayedAnnouncement(text: string) {
  const { announce, announcement } = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(() => announce(text), announceAfter);
    return () => clearTimeout(timer);
  }, [announce, text]);
  return announcement;
}
