/**
 * A `ref` for a button that goes with what it brings, such as Try Again: should it have the focus then, the heading of
 * the part of the page it stood in takes it, so that nobody starts at the top of the document again.
 */
export function handFocusOn(button: HTMLButtonElement | null) {
  const part = button?.closest('article, section, main');
  return () => {
    if (!button || document.activeElement !== button) return;
    const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
