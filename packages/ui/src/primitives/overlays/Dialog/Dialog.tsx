import { X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import { type OverlayProps, splitOpenProps } from '../openProps.ts';
import { ToastBranch } from '../Toast/toastViewport.ts';
import { useToastClearance } from '../Toast/useToastClearance.ts';
import { useReturnFocus } from '../useReturnFocus.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps extends OverlayProps {
  /** The button that opens it, if there is one next to it. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** Shows no title; it still names the dialog. @default false */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  /** Actions. `DialogClose` makes one close the dialog. */
  footer?: ReactNode;
  /** 27, 36 or 50 rem wide, or the whole `screen` with the content in a column of 27 rem. @default 'small' */
  size?: 'small' | 'medium' | 'large' | 'screen' | undefined;
  /** Shows a close button. @default true */
  closable?: boolean | undefined;
  /** Fills screens narrower than 640 px. @default true for medium and large */
  fullScreenOnSmall?: boolean | undefined;
  /** Focuses the dialog and not its first control, which can be far below long content. @default false */
  startsAtTop?: boolean | undefined;
  /** Returns the element to focus afterwards if the dialog led to another screen; null for the previous one. */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
  children?: ReactNode;
}

/** A modal sheet. The focus stays inside and returns afterwards. */
export function Dialog({
  trigger,
  title,
  titleHidden = false,
  description,
  footer,
  size = 'small',
  closable = true,
  fullScreenOnSmall = size !== 'small',
  startsAtTop = false,
  finalFocus,
  className,
  children,
  ...props
}: DialogProps) {
  const messages = useUiMessages('action');
  const { root, sheet } = splitOpenProps(props);
  const returnFocus = useReturnFocus(finalFocus, props.open);
  const ref = useToastClearance('self', props.ref);

  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay data-part="dialog-overlay" className={styles.overlay} />
        <Radix.Content
          data-part="dialog"
          {...sheet}
          ref={ref}
          className={cx(styles.content({ size, fullScreenOnSmall }), className)}
          {...(description == null && { 'aria-describedby': undefined })}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            if (!startsAtTop) return;
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <ToastBranch />
          <div className={titleHidden ? hidden : styles.header}>
            <Radix.Title data-part="dialog-title" className={styles.title}>
              {title}
            </Radix.Title>
            {description != null && (
              <Radix.Description data-part="dialog-description" className={styles.description}>
                {description}
              </Radix.Description>
            )}
          </div>
          <div data-part="dialog-body" className={styles.body}>
            {children}
          </div>
          {footer != null && (
            <div data-part="dialog-footer" className={styles.footer}>
              {footer}
            </div>
          )}
          {closable && (
            <Radix.Close asChild>
              <IconButton data-part="dialog-close" className={styles.close} icon={X} label={messages.close} />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DialogCloseProps {
  /** A button. */
  children: ReactElement;
}

/** Makes a button close the `Dialog` or `Drawer` around it, such as in the footer of one that opens by its trigger. */
export const DialogClose = ({ children }: DialogCloseProps) => <Radix.Close asChild>{children}</Radix.Close>;
