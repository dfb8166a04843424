import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { floating, floatingSheet } from '../floating.css.ts';
import { type FloatingSheetProps, floatingPlace, useSide } from '../floating.ts';
import { splitOpenProps } from '../openProps.ts';
import * as styles from './DropdownMenu.css.ts';

export interface DropdownMenuProps extends FloatingSheetProps {
  /** Its `MenuItem`s, `MenuLink`s, `MenuChoices` and `MenuSeparator`s. */
  children: ReactNode;
}

/** Actions on one thing, behind its button, which names it. Arrows, Home, End and letters walk; Enter and Space act; Escape returns. */
export function DropdownMenu({
  trigger,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...props
}: DropdownMenuProps) {
  const { root, sheet } = splitOpenProps(props);
  const placedSide = useSide(side);
  return (
    // Not modal: locking the page would move it by its scrollbar for the sake of a few actions.
    <Radix.Root modal={false} {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...sheet}
          {...floatingPlace}
          loop
          side={placedSide}
          align={align}
          className={cx(floating, floatingSheet, styles.menu, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
