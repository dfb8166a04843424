import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A button in whose place a form opens. Where a draft waits in it the form is there at once, and leaves the focus where
 * it is; when it closes the focus comes back to the button.
 */
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
