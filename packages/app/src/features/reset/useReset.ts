import { useRef, useState } from 'react';

/** The reset of the checklist, and the message about it beside the first step, which the next change takes away. */
export function useReset(reset: () => Promise<void>) {
  const [count, setCount] = useState(0);
  const [isTold, setIsTold] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);

  return {
    /** How often it was reset: the key of a list that keeps no message of earlier changes. */
    count,
    isTold,
    messageRef,
    run: async () => {
      await reset();
      setIsTold(true);
      setCount(count + 1);
    },
    /** Scrolls to the message, and gives the heading of the step beside it. */
    finalFocus: () => {
      const message = messageRef.current;
      message?.scrollIntoView({ behavior: 'instant' });
      return message?.parentElement?.querySelector<HTMLElement>('[data-state="open"] h3');
    },
    before:
      <Change extends unknown[], Result>(change: (...how: Change) => Result) =>
      (...how: Change) => {
        setIsTold(false);
        return change(...how);
      },
  };
}
