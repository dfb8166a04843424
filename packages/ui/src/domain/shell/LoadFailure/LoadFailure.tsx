import { RotateCw } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { usePending } from '../../../async/usePending.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './LoadFailure.css.ts';

export interface LoadFailureProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  message: ReactNode;
  /** Loads it again. The button shows progress until the promise settles. */
  onRetry: () => Promise<unknown>;
  /** Shows a plain line instead of an error (§8 Forum). @default false */
  quiet?: boolean | undefined;
}

/** Replaces content that could not be loaded and offers 'Try Again' (§8 Checklist, Documents, Forum). */
export function LoadFailure({ message, onRetry, quiet = false, className, ...props }: LoadFailureProps) {
  const { title, tryAgain } = useMessages('loadFailure');
  // Without the click event, which a query would take for options.
  const { pending, run } = usePending(() => onRetry());
  const button = { ref: passFocusToHeading, variant: 'secondary', loading: pending, onClick: run } as const;

  if (quiet) {
    return (
      <Inline {...props} className={cx(styles.quiet, className)}>
        <p role="status">{message}</p>
        <Button {...button} size="small" icon={RotateCw}>
          {tryAgain}
        </Button>
      </Inline>
    );
  }
  return (
    <InlineMessage
      {...props}
      className={className}
      tone="error"
      role="alert"
      title={title}
      action={<Button {...button}>{tryAgain}</Button>}
    >
      {message}
    </InlineMessage>
  );
}

/** Ref callback for a button that disappears with its section: if it had the focus, the heading of the section receives it. */
function passFocusToHeading(button: HTMLButtonElement | null) {
  const part = button?.closest('article, section, main');
  return () => {
    if (!button || document.activeElement !== button) return;
    const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
