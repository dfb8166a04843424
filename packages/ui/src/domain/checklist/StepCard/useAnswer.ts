import { type RefObject, useEffect, useRef, useState } from 'react';

/** How the question of a step stands; it outlives the question, which leaves when the step is stamped. */
export interface Answering {
  /** The answer on its way, or null. */
  saving: boolean | null;
  outcome: 'none' | 'stays open' | 'failed';
  answer: (isCompleted: boolean) => Promise<void>;
}

/** Sends one answer at a time, and brings the focus to `placeRef` when the pressed button has left meanwhile. */
export function useAnswer(
  onAnswer: (answer: { isCompleted: boolean }) => Promise<void>,
  placeRef: RefObject<HTMLElement | null>,
): Answering {
  const [saving, setSaving] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<Answering['outcome']>('none');
  const pressed = useRef<Element>(null);

  // Which commit takes the button away is up to the owner of the step, so look after each.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    placeRef.current?.focus();
  });

  const answer = async (isCompleted: boolean) => {
    if (saving !== null) return;
    pressed.current = document.activeElement;
    setSaving(isCompleted);
    setOutcome('none');
    try {
      await onAnswer({ isCompleted });
      setOutcome(isCompleted ? 'none' : 'stays open');
    } catch {
      setOutcome('failed');
    } finally {
      setSaving(null);
    }
  };

  return { saving, outcome, answer };
}
