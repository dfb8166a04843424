/** Ref callback for a button that disappears with its section: if it had the focus, the heading of the section receives it. */
export function passFocusToHeading(button: HTMLButtonElement | null) {
  const part = button?.closest('article, section, main');
  return () => {
    if (!button || document.activeElement !== button) return;
    const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
