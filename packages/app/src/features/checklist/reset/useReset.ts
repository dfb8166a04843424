import { useState } from 'react';

/** Resets the checklist and shows a confirmation until the next change. */
export function useReset(resetSteps: () => Promise<void>) {
  const [count, setCount] = useState(0);
  const [showsConfirmation, setShowsConfirmation] = useState(false);

  const hideConfirmation = () => setShowsConfirmation(false);

  return {
    /** The number of resets. As the key of the steps, it removes messages of earlier changes. */
    count,
    showsConfirmation,
    reset: async () => {
      await resetSteps();
      setShowsConfirmation(true);
      setCount(count + 1);
    },
    hideConfirmation,
    hideConfirmationOn:
      <Args extends unknown[], Result>(change: (...args: Args) => Result) =>
      (...args: Args) => {
        hideConfirmation();
        return change(...args);
      },
  };
}
