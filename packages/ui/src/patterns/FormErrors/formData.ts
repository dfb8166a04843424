import type { FormEvent } from 'react';

/** Takes over the sending of a form and gives its texts by field name. */
export function readForm(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** Whether a text can be an e-mail address, as the browser's own check of `type="email"` sees it. */
export function looksLikeEmail(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return input.validity.valid;
}
