import type { ReactNode } from 'react';
import { usePending } from '../../../async/usePending.ts';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import {
  InlineMessage,
  type InlineMessageProps,
} from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { passFocusToHeading } from './passFocusToHeading.ts';

export interface LoadFailureProps
  extends Omit<InlineMessageProps, 'tone' | 'role' | 'title' | 'action' | 'children' | 'onDismiss'> {
  /** What could not be loaded, in the words of §8. */
  message: ReactNode;
  /** Loads again; the button waits for it. */
  onRetry: () => Promise<unknown>;
}

/** Replaces a screen's content: 'Error', what failed, and 'Try Again' (§8 Checklist, Documents). */
export function LoadFailure({ message, onRetry, ...props }: LoadFailureProps) {
  const messages = useMessages('loadFailure');
  const { pending, run: retry } = usePending(onRetry);

  return (
    <InlineMessage
      {...props}
      tone="error"
      role="alert"
      title={messages.title}
      action={
        <Button ref={passFocusToHeading} variant="secondary" loading={pending} onClick={retry}>
          {messages.tryAgain}
        </Button>
      }
    >
      {message}
    </InlineMessage>
  );
}
