import type { ComponentProps, MouseEvent } from 'react';

interface Press extends Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'> {
  loading: boolean;
}

/** Props of a button that keeps the focus while it is loading or `aria-disabled`, and ignores clicks then. */
export function pressable({ loading, onClick, 'aria-disabled': ariaDisabled }: Press) {
  const isOff = loading || ariaDisabled === true || ariaDisabled === 'true';
  return {
    'aria-disabled': isOff || undefined,
    'aria-busy': loading || undefined,
    'data-loading': loading || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!isOff) {
        onClick?.(event);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
