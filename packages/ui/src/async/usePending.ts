import { useState } from 'react';

/** Runs an action and reports whether it is running; a rejection is rethrown. */
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
