import { useRef } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Reads a text out without showing it: put `announcement` once into what the component renders, and call `announce`.
 * The text is written past React, so that the component is not rendered for it.
 */
export function useAnnounce() {
  const ref = useRef<HTMLSpanElement>(null);
  const announce = (text: string) => {
    if (ref.current) ref.current.textContent = text;
  };
  return { announce, announcement: <VisuallyHidden ref={ref} role="status" /> };
}
