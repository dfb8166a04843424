import { useEffect, useRef } from 'react';
import { useFormats } from '../../i18n/UiProvider.tsx';
import { useAnnounce } from './useAnnounce.tsx';

/** Milliseconds without a change. */
const announceAfter = 1000;

/**
 * Announces a text that changes while a person types, a second after the last change. The first text and its
 * translations are silent. Render what it returns.
 */
export function useDelayedAnnouncement(text: string) {
  const { announce, announcement } = useAnnounce();
  const { locale } = useFormats();
  const known = useRef({ text, locale });
  useEffect(() => {
    if (known.current.locale !== locale) known.current = { text, locale };
    if (known.current.text === text) return;
    const timer = setTimeout(() => {
      known.current = { text, locale };
      announce(text);
    }, announceAfter);
    return () => clearTimeout(timer);
  }, [announce, text, locale]);
  return announcement;
}
