import { X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { overlay } from '../Dialog/Dialog.css.ts';
import { type OverlayProps, splitOpenProps } from '../openProps.ts';
import { ToastBranch } from '../Toast/toastViewport.ts';
import { useToastClearance } from '../Toast/useToastClearance.ts';
import { useReturnFocus } from '../useReturnFocus.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends OverlayProps {
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** The edge of the screen: `start` for navigation, `end` for filters and details. @default 'start' */
  side?: 'start' | 'end' | undefined;
  children?: ReactNode;
}

/** A modal sheet at one side of the screen, as tall as the screen. */
export function Drawer({ trigger, title, side = 'start', className, children, ...props }: DrawerProps) {
  const messages = useUiMessages('action');
  const { root, sheet } = splitOpenProps(props);
  const returnFocus = useReturnFocus();
  const ref = useToastClearance('self', props.ref);
  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay data-part="drawer-overlay" className={overlay} />
        <Radix.Content
          data-part="drawer"
          {...sheet}
          ref={ref}
          className={cx(styles.content, styles.sides[side], className)}
          aria-describedby={undefined}
          {...returnFocus}
        >
          <ToastBranch />
          <div className={styles.header}>
            <Radix.Title data-part="drawer-title" className={styles.title}>
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton data-part="drawer-close" icon={X} label={messages.close} />
            </Radix.Close>
          </div>
          <div data-part="drawer-body" className={styles.body}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
