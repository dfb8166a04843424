import { X } from 'lucide';
import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { floating, floatingSheet } from '../floating.css.ts';
import { type FloatingSheetProps, floatingPlace, useSide } from '../floating.ts';
import { splitOpenProps } from '../openProps.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends FloatingSheetProps {
  title: ReactNode;
  children: ReactNode;
}

/** A small non-modal sheet next to its button. */
export function Popover({
  trigger,
  title,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...props
}: PopoverProps) {
  const { root, sheet } = splitOpenProps(props);
  const placedSide = useSide(side);
  const messages = useUiMessages('action');
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-part="popover"
          {...sheet}
          {...floatingPlace}
          side={placedSide}
          align={align}
          className={cx(floating, floatingSheet, styles.popover, className)}
        >
          <div className={styles.header}>
            <Radix.Title data-part="popover-title" className={styles.title}>
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton data-part="popover-close" size="small" icon={X} label={messages.close} />
            </Radix.Close>
          </div>
          <div data-part="popover-body" className={styles.body}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
