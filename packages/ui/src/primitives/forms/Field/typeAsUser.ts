/** Types a text as a person does, so that React calls `onChange`. React ignores the event after its own setter. */
export function typeAsUser(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  // If the text is there already, React must know another one.
  if (control.value === text) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
