import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Replaces a button by a form. With a draft the form is open from the start and does not take the focus. */
export function useFormBehindButton(hasDraft: boolean) {
  const [state, setState] = useState<'closed' | 'opened' | 'draft'>(hasDraft ? 'draft' : 'closed');
  const buttonRef = useRef<HTMLButtonElement>(null);

  return {
    isOpen: state !== 'closed',
    takesFocus: state === 'opened',
    buttonRef,
    open: () => setState('opened'),
    close: () => {
      flushSync(() => setState('closed'));
      buttonRef.current?.focus();
    },
  };
}
