import { type ReactNode, useState } from 'react';
import { isCancelled } from '../async/callbackFailure.tsx';
import { useFailureText } from '../async/useFailureText.ts';
import { usePending } from '../async/usePending.ts';
import { InlineMessage } from '../primitives/feedback/InlineMessage/InlineMessage.tsx';

/** Runs an action and returns its pending state and error message. `network` is the text without a response. */
export function useAction(action: () => Promise<unknown>, network: string) {
  const failureText = useFailureText(network);
  const [text, setText] = useState<ReactNode>();
  const { pending, run } = usePending(async () => {
    setText(undefined);
    try {
      await action();
    } catch (error) {
      if (!isCancelled(error)) setText(failureText(error));
    }
  });
  const failure = text && (
    <InlineMessage tone="error" role="alert">
      {text}
    </InlineMessage>
  );
  return { pending, failure, run };
}
