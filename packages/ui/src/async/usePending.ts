import { useState } from 'react';

/** Runs an action and reports whether it is running; a rejection is rethrown. */
export function usePending<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [pending, setPending] = useState(false);

  const run = async (...args: Args) => {
    setPending(true);
    try {
      await action(...args);
    } finally {
      setPending(false);
    }
  };

  return { pending, run };
}
