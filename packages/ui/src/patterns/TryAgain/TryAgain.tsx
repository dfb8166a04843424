import { RotateCw } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { usePending } from '../../async/usePending.ts';
import { useMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../primitives/content/Stack/Stack.tsx';
import { cx } from '../../styles/cx.ts';
import { passFocusToHeading } from '../../domain/shell/LoadFailure/passFocusToHeading.ts';
import * as styles from '../../domain/shell/LoadFailure/LoadFailure.css.ts';

export interface TryAgainProps extends ComponentProps<'div'> {
  /** What could not be loaded; §8 Forum wants no error message. */
  children: ReactNode;
  /** Loads again; the button waits for it. */
  onRetry: () => Promise<unknown>;
}

/** Replaces what could not be loaded and offers 'Try Again' (§8 Forum). */
export function TryAgain({ onRetry, className, children, ...props }: TryAgainProps) {
  const messages = useMessages('loadFailure');
  const { pending, run: retry } = usePending(onRetry);

  return (
    <Inline {...props} className={cx(styles.root, className)}>
      <p role="status">{children}</p>
      <Button
        ref={passFocusToHeading}
        variant="secondary"
        size="small"
        icon={RotateCw}
        loading={pending}
        onClick={retry}
      >
        {messages.tryAgain}
      </Button>
    </Inline>
  );
}
