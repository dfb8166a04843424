import { type ReactNode, useState } from 'react';
import { isCancelled } from '../async/callbackFailure.tsx';
import { type ErrorTexts, useErrorText } from '../async/useErrorText.ts';
import { usePending } from '../async/usePending.ts';
import { InlineMessage } from '../primitives/feedback/InlineMessage/InlineMessage.tsx';

/** Runs an action and returns its pending state and error message. */
export function useAction(action: () => Promise<unknown>, errorTexts?: ErrorTexts) {
  const errorText = useErrorText(errorTexts);
  const [text, setText] = useState<ReactNode>();
  const { pending, run } = usePending(async () => {
    setText(undefined);
    try {
      await action();
    } catch (error) {
      if (!isCancelled(error)) setText(errorText(error));
    }
  });
  const failure = text && (
    <InlineMessage tone="error" role="alert">
      {text}
    </InlineMessage>
  );
  return { pending, failure, run };
}
