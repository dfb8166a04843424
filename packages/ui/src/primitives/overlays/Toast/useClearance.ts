import { useEffect } from 'react';

const distance = 8;
const looked = 'h1, h2, h3, a, button, input, select, textarea, label';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

const findDialog = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');

/**
 * Keeps toasts off what people look at: the start of a screen or dialog gives way to those above it, and what has the
 * focus is scrolled from under them.
 */
export function useClearance(list: HTMLElement | null) {
  useEffect(() => {
    if (!list) return;
    let moved: HTMLElement | null = null;
    let observed: HTMLElement | null = null;

    const clear = () => {
      if (moved) moved.style.transform = '';
      const band = list.getBoundingClientRect();
      const dialog = findDialog();
      const screen = dialog ?? document.querySelector('main');
      if (!screen || band.height === 0) return;
      const isOnTop = band.top < window.innerHeight / 2;
      const covered = (elements: Iterable<Element>) =>
        [...elements].map((one) => one.getBoundingClientRect()).filter((rect) => overlaps(rect, band));

      if (isOnTop && (dialog?.scrollTop ?? window.scrollY) < band.top) {
        const tops = covered(screen.querySelectorAll(looked)).map((rect) => rect.top);
        if (tops.length === 0) return;
        moved = screen;
        screen.style.transform = `translateY(${band.bottom + distance - Math.min(...tops)}px)`;
        return;
      }
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.contains(screen) || list.contains(focused)) return;
      for (const rect of covered([focused])) {
        const top = isOnTop ? rect.top - band.bottom - distance : rect.bottom - band.top + distance;
        (dialog ?? window).scrollBy({ top, behavior: 'instant' });
      }
    };

    const observer = new ResizeObserver(clear);
    observer.observe(list);
    // A window that changes its size moves all that lies in it.
    window.addEventListener('resize', clear);
    // Another screen or dialog takes the focus when it comes.
    const follow = () => {
      const dialog = findDialog();
      if (dialog !== observed) {
        if (observed) observer.unobserve(observed);
        // Its height (100dvh) follows that of the window only some frames later.
        if (dialog) observer.observe(dialog);
        observed = dialog;
      }
      clear();
    };
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', clear);
      document.removeEventListener('focusin', follow);
      if (moved) moved.style.transform = '';
    };
  }, [list]);
}
