import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../../../styles/cx.ts';
import { floating, floatingSheet } from '../floating.css.ts';
import { floatingPlace } from '../floating.ts';
import * as styles from './DropdownMenu.css.ts';

export interface DropdownMenuProps {
  /** The button that opens it; its name is the menu's name. */
  trigger: ReactElement;
  /** Whether it is open, where the app decides; without it the `trigger` does. */
  open?: boolean | undefined;
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Where it stands while there is room. @default 'bottom' */
  side?: 'top' | 'bottom';
  /** Which edge of the trigger it keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The sheet that floats. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Class of the sheet. */
  className?: string | undefined;
  /** Its `MenuItem`s, `MenuLink`s, `MenuChoices` and `MenuSeparator`s. */
  children: ReactNode;
}

/** Actions on one thing, behind its button. Arrows, Home, End and letters walk; Enter and Space act; Escape returns. */
export function DropdownMenu({
  trigger,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  ref,
  className,
  children,
}: DropdownMenuProps) {
  return (
    // Not modal: locking the page would move it by its scrollbar for the sake of a few actions.
    <Radix.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...floatingPlace}
          loop
          ref={ref}
          side={side}
          align={align}
          className={cx(floating, floatingSheet, styles.menu, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
