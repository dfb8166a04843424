import { useRef, useState } from 'react';
import { moveFocus } from '../primitives/moveFocus.ts';

/** Replaces a button by a form. With a draft the form is open from the start and does not take the focus. */
export function useFormBehindButton(hasDraft: boolean) {
  const [state, setState] = useState<'closed' | 'opened' | 'draft'>(hasDraft ? 'draft' : 'closed');
  const buttonRef = useRef<HTMLButtonElement>(null);

  return {
    isOpen: state !== 'closed',
    takesFocus: state === 'opened',
    buttonRef,
    open: () => setState('opened'),
    close: () => moveFocus(buttonRef, () => setState('closed')),
  };
}
