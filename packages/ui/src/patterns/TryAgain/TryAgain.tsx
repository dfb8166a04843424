import { RotateCw } from 'lucide-react';
import { usePending } from '../../hooks/usePending.ts';
import { useMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { passFocusToHeading } from './passFocusToHeading.ts';
import * as styles from './TryAgain.css.ts';

export interface TryAgainProps {
  /** What could not be loaded; §8 Forum wants no error message. */
  children: string;
  /** Loads again; the button waits for it. */
  onRetry: () => Promise<unknown>;
}

/** Replaces what could not be loaded and offers 'Try Again' (§8 Forum). */
export function TryAgain({ children, onRetry }: TryAgainProps) {
  const messages = useMessages('loadFailure');
  const { pending, run: retry } = usePending(onRetry);

  return (
    <div className={styles.root}>
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
    </div>
  );
}
