import { useEffect, useRef, useState } from 'react';

/** Whether an element has come into view, or nearly so; once seen it stays seen. */
export function useSeen<Seen extends HTMLElement>() {
  const ref = useRef<Seen>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);

  return { ref, seen };
}
