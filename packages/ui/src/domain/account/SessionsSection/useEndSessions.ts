import { useState } from 'react';
import { failureText } from '../../../hooks/callbackFailure.ts';
import { usePending } from '../../../hooks/usePending.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** Ends one session or several, and holds the error text where that fails. */
export function useEndSessions(end: () => Promise<void>, onEnded: () => void) {
  const { offline: network } = useMessages('sessions');
  const { general } = useMessages('error');
  const [failure, setFailure] = useState<string>();
  const { pending, run } = usePending(async () => {
    setFailure(undefined);
    try {
      await end();
      onEnded();
    } catch (error) {
      setFailure(failureText(error, { network, general }));
    }
  });
  return { pending, failure, run };
}
