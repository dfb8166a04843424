import { X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { type OverlayProps, splitOpenProps } from '../openProps.ts';
import { ToastBranch } from '../Toast/ToastBranch.tsx';
import { useToastClearance } from '../Toast/useToastClearance.ts';
import { useReturnFocus } from '../useReturnFocus.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps extends OverlayProps {
  /** The button that opens it, where there is one beside it. */
  trigger?: ReactNode;
  /** Says what the dialog is for. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The actions, on a band at the end. A form keeps its own button among its fields. */
  footer?: ReactNode;
  /** 27, 36 or 50 rem wide, or the whole `screen` with the content in a column of 27. @default 'small' */
  size?: 'small' | 'medium' | 'large' | 'screen' | undefined;
  /** Has a button that closes it. Leave that out only where leaving would lose something. @default true */
  closable?: boolean | undefined;
  /** Takes the whole of a screen narrower than 640 px. @default true for medium and large */
  fullScreenOnSmall?: boolean | undefined;
  /** The content. */
  children?: ReactNode;
}

/** A sheet over the page that wants an answer first. The focus stays inside it and returns afterwards. */
export function Dialog({
  trigger,
  title,
  description,
  footer,
  size = 'small',
  closable = true,
  fullScreenOnSmall = size !== 'small',
  className,
  children,
  ...props
}: DialogProps) {
  const messages = useMessages('action');
  const { root, sheet } = splitOpenProps(props);
  const returnFocus = useReturnFocus();
  const ref = useToastClearance('self', props.ref);

  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...sheet}
          ref={ref}
          className={cx(styles.content({ size, fullScreenOnSmall }), className)}
          {...(description == null && { 'aria-describedby': undefined })}
          {...returnFocus}
        >
          <ToastBranch />
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description != null && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer != null && <footer className={styles.footer}>{footer}</footer>}
          {closable && (
            <Radix.Close asChild>
              <IconButton className={styles.close} icon={X} label={messages.close} />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
