import { X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { floating, floatingSheet } from '../floating.css.ts';
import { floatingPlace } from '../floating.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Says what it is about. */
  title: ReactNode;
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
  /** What the person reads or does in it. */
  children: ReactNode;
}

/** A small sheet beside its button. The page stays at hand; Escape, the button or a press elsewhere closes it. */
export function Popover({
  trigger,
  title,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  ref,
  className,
  children,
}: PopoverProps) {
  const messages = useMessages('action');
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
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
