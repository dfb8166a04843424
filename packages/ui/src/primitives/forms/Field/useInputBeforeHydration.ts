import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { typeAsUser } from './typeAsUser.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const neverChanges = () => () => {};

/** True while React hydrates HTML from a server. */
const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** Repeats the events of what a person entered, because React missed them. */
async function repeatEvents(root: HTMLElement) {
  // React empties the other inputs of a field when it renders the first change.
  const entered = [...root.querySelectorAll<Control>('input, textarea')].map((control) => ({
    control,
    text: control.value,
    isTyped: !/^(checkbox|radio|file|hidden)$/.test(control.type) && control.value !== control.defaultValue,
    hasFiles: control instanceof HTMLInputElement && Boolean(control.files?.length),
  }));
  for (const { control, text, isTyped, hasFiles } of entered) {
    if (isTyped) typeAsUser(control, text);
    if (hasFiles) control.dispatchEvent(new Event('change', { bubbles: true }));
    // React renders a change before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    if (isTyped && control !== document.activeElement)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Returns the ref of an element whose inputs a person may have filled in before React hydrated the page. */
export function useInputBeforeHydration<Root extends HTMLElement>() {
  const ref = useRef<Root>(null);
  const [hydrates] = useState(useIsHydrating());
  useEffect(() => {
    if (hydrates && ref.current) void repeatEvents(ref.current);
  }, [hydrates]);
  return ref;
}
