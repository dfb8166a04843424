import { useState } from 'react';
import { useMessages } from '../i18n/UiProvider.tsx';
import { failureText } from './callbackFailure.ts';
import { usePending } from './usePending.ts';

/** Runs an action and keeps why it failed, in words for the person. `network` stands for a missing response. */
export function useFailing(action: () => Promise<unknown>, network: string) {
  const { general } = useMessages('error');
  const [failure, setFailure] = useState<string>();
  const { pending, run } = usePending(async () => {
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(failureText(error, { network, general }));
    }
  });
  return { pending, failure, run };
}
