/** True for a box or an option whose state the visitor has changed. */
const isChangedChoice = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  element.checked !== element.defaultChecked &&
  (element.type !== 'radio' || element.checked);

/** A click on a label also changes its field, and the change is repeated. */
function isLabelOfField(element: HTMLElement) {
  const field = element.closest('label')?.control;
  return field !== undefined && field !== null && field !== element;
}

/**
 * Prepares the clicks and changes before the hydration, which index.html marks. Returns a function that repeats them; call
 * it after `hydrateRoot`.
 */
export function takeEarlyEvents(root: HTMLElement) {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-early]')];
  const elements = marked.filter((element) => !isLabelOfField(element));
  const choices = new Set<HTMLElement>();
  // React notices only a change of the state that it has hydrated.
  for (const element of elements.filter(isChangedChoice)) {
    element.checked = !element.checked;
    choices.add(element);
  }
  return () => {
    for (const element of elements) {
      // Makes React hydrate at once.
      element.dispatchEvent(new MouseEvent(element.dataset.early ?? '', { bubbles: true }));
      if (choices.has(element)) element.click();
    }
  };
}
