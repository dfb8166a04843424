import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { floating, floatingSheet } from '../floating.css.ts';
import { type FloatingSheetProps, floatingPlace, useSide } from '../floating.ts';
import { splitOpenProps } from '../openProps.ts';
import * as styles from './DropdownMenu.css.ts';

export interface DropdownMenuProps extends FloatingSheetProps {
  /** `MenuItem`, `MenuLink`, `MenuChoices` and `MenuSeparator`. */
  children: ReactNode;
}

/** A menu of actions behind a button. */
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
    // A modal menu would hide the scrollbar and move the page.
    <Radix.Root modal={false} {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-part="dropdown-menu"
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
