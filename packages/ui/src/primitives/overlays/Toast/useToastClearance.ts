import { useComposedRefs } from 'radix-ui/internal';
import { type Ref, type RefCallback, useEffect, useState } from 'react';
import { useToastViewport } from './toastViewport.ts';

const distance = 8;
const readable = 'h1, h2, h3, a, button, input, select, textarea, label';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

/** Returns a ref for an element that moves below the toasts and scrolls its focused control out from under them. */
export function useToastClearance<Content extends HTMLElement>(
  scroller: 'page' | 'self',
  ref?: Ref<Content>,
): RefCallback<Content> {
  const toasts = useToastViewport();
  const [content, setContent] = useState<Content | null>(null);
  useEffect(() => {
    if (content && toasts) return keepClear(content, toasts, scroller === 'self' ? content : window);
  }, [content, toasts, scroller]);
  return useComposedRefs(ref, setContent);
}

function keepClear(content: HTMLElement, toasts: HTMLElement, scroller: HTMLElement | Window) {
  const clear = () => {
    content.style.transform = '';
    const area = toasts.getBoundingClientRect();
    if (area.height === 0) return;
    const isOnTop = area.top < window.innerHeight / 2;
    const scrolled = scroller === content ? content.scrollTop : window.scrollY;

    if (isOnTop && scrolled < area.top) {
      const covered = [...content.querySelectorAll(readable)]
        .map((element) => element.getBoundingClientRect())
        .filter((rect) => overlaps(rect, area));
      if (covered.length === 0) return;
      const start = Math.min(...covered.map(({ top }) => top));
      content.style.transform = `translateY(${area.bottom + distance - start}px)`;
      return;
    }
    const focused = document.activeElement;
    if (!focused || focused === content || !content.contains(focused)) return;
    const rect = focused.getBoundingClientRect();
    if (!overlaps(rect, area)) return;
    const top = isOnTop ? rect.top - area.bottom - distance : rect.bottom - area.top + distance;
    scroller.scrollBy({ top, behavior: 'instant' });
  };

  const observer = new ResizeObserver(clear);
  observer.observe(toasts);
  // A dialog follows the window's height some frames later.
  if (scroller === content) observer.observe(content);
  window.addEventListener('resize', clear);
  content.addEventListener('focusin', clear);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', clear);
    content.removeEventListener('focusin', clear);
    content.style.transform = '';
  };
}
