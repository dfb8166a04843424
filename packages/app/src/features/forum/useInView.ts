import { useEffect, useRef, useState } from 'react';

/** Whether an element has come into view, or nearly so; it stays true when the element leaves the view. */
export function useInView<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (isInView || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsInView(true),
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isInView]);

  return { ref, isInView };
}
