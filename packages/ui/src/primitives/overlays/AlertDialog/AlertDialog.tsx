import * as Radix from 'radix-ui/alert-dialog';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage.tsx';
import { content, footer, overlay } from '../Dialog/Dialog.css.ts';
import type { OverlayProps } from '../openProps.ts';
import { ToastBranch } from '../Toast/toastViewport.ts';
import { useToastClearance } from '../Toast/useToastClearance.ts';
import { useReturnFocus } from '../useReturnFocus.ts';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps extends OverlayProps {
  trigger?: ReactElement | undefined;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** A second way to confirm. It runs like `onConfirm`, and is `danger` by default because it loses more. */
  alternative?:
    | { label: ReactNode; variant?: 'danger' | 'secondary'; onConfirm: () => Promise<void> }
    | undefined;
  /** `danger` if something is lost. @default 'danger' */
  variant?: 'danger' | 'primary' | undefined;
  /** A field to fill in first; Enter in it confirms. */
  children?: ReactNode;
  /** The dialog stays open while this runs, shows its rejection, and stays open if it returns false. */
  onConfirm: () => void | false | Promise<void> | Promise<false | undefined>;
  /** Returns the text for a rejection. @default a general text */
  errorText?: ((error: unknown) => ReactNode) | undefined;
  /** Returns the element to focus afterwards if the action has changed the page; null for the previous one. */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/** Asks before something is lost. The focus starts on Cancel. */
export function AlertDialog({
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  alternative,
  variant = 'danger',
  children,
  onConfirm,
  errorText,
  finalFocus,
  className,
  ...props
}: AlertDialogProps) {
  const errorMessages = useUiMessages('error');
  const actionMessages = useUiMessages('action');
  const returnFocus = useReturnFocus(finalFocus);
  const ref = useToastClearance('self', props.ref);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const [running, setRunning] = useState<'main' | 'alternative' | null>(null);
  const [error, setError] = useState<ReactNode>();
  const open = givenOpen ?? ownOpen;

  const change = (next: boolean) => {
    setError(undefined);
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  const run = async (which: 'main' | 'alternative', action: AlertDialogProps['onConfirm']) => {
    if (running) return;
    setRunning(which);
    setError(undefined);
    try {
      if ((await action()) !== false) change(false);
    } catch (reason) {
      setError(errorText?.(reason) ?? errorMessages.general);
    } finally {
      setRunning(null);
    }
  };

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the portal to a surrounding form.
    event.stopPropagation();
    run('main', onConfirm);
  };

  return (
    <Radix.Root open={open} onOpenChange={(next) => !running && change(next)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay data-part="alert-dialog-overlay" className={overlay} />
        <Radix.Content
          data-part="alert-dialog"
          {...props}
          ref={ref}
          className={cx(content({ size: 'small' }), className)}
          {...returnFocus}
        >
          <ToastBranch />
          <form className={styles.form} noValidate onSubmit={confirm}>
            <div className={styles.body}>
              <Radix.Title data-part="alert-dialog-title" className={styles.title}>
                {title}
              </Radix.Title>
              <Radix.Description asChild>
                <div data-part="alert-dialog-description" className={styles.description}>
                  {description}
                </div>
              </Radix.Description>
              {error && (
                <InlineMessage tone="error" role="alert">
                  {error}
                </InlineMessage>
              )}
              {children}
            </div>
            <div data-part="alert-dialog-footer" className={footer}>
              <Button
                data-part="alert-dialog-confirm"
                variant={variant}
                type="submit"
                loading={running === 'main'}
              >
                {confirmLabel}
              </Button>
              {alternative && (
                <Button
                  variant={alternative.variant ?? 'danger'}
                  loading={running === 'alternative'}
                  onClick={() => run('alternative', alternative.onConfirm)}
                >
                  {alternative.label}
                </Button>
              )}
              <Radix.Cancel asChild>
                <Button data-part="alert-dialog-cancel" variant="secondary" aria-disabled={running !== null}>
                  {cancelLabel ?? actionMessages.cancel}
                </Button>
              </Radix.Cancel>
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
