import { useState } from 'react';

/** Runs an action and tells whether it is still running; a rejection passes on. */
export function usePending(action: () => Promise<unknown>) {
  const [pending, setPending] = useState(false);

  const run = async () => {
    setPending(true);
    try {
      await action();
    } finally {
      setPending(false);
    }
  };

  return { pending, run };
}
