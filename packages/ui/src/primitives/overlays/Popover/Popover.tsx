import { X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { floating, floatingSheet } from '../floating.css.ts';
import { type FloatingSheetProps, floatingPlace } from '../floating.ts';
import { openProps } from '../openProps.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends FloatingSheetProps {
  /** Says what it is about. */
  title: ReactNode;
  /** What the person reads or does in it. */
  children: ReactNode;
}

/** A small sheet beside its button. The page stays at hand; Escape, the button or a press elsewhere closes it. */
export function Popover({
  trigger,
  title,
  side = 'bottom',
  align = 'start',
  ref,
  className,
  children,
  ...props
}: PopoverProps) {
  const messages = useMessages('action');
  return (
    <Radix.Root {...openProps(props)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...floatingPlace}
          ref={ref}
          side={side}
          align={align}
          className={cx(floating, floatingSheet, styles.popover, className)}
        >
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton size="small" icon={X} label={messages.close} />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
