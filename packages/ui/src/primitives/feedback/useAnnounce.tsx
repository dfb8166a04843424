import { useCallback, useRef } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden/VisuallyHidden.tsx';

/** Announces a text without showing it. Render `announcement` once; `announce` writes past React to avoid a render. */
export function useAnnounce() {
  const ref = useRef<HTMLSpanElement>(null);
  const announce = useCallback((text: string) => {
    if (ref.current) ref.current.textContent = text;
  }, []);
  return { announce, announcement: <VisuallyHidden ref={ref} role="status" /> };
}
