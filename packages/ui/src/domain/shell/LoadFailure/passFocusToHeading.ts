/**
 * Prepares for a button, such as Try Again, that disappears when its action succeeds: if it has the focus then, the
 * heading of its section takes it, so that the keyboard does not start at the top of the page again.
 */
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
