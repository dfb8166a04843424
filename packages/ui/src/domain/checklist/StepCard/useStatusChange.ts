import { type RefObject, useEffect, useRef, useState } from 'react';

/** A change of a step's status; it outlives the question, which leaves when the step is completed. */
export interface StatusChange {
  /** The status that is being saved, or null. */
  saving: boolean | null;
  outcome: 'none' | 'stays open' | 'failed';
  setCompleted: (isCompleted: boolean) => Promise<void>;
}

/** Saves one status at a time, and focuses `fallbackRef` when the pressed button has left meanwhile. */
export function useStatusChange(
  onStatusChange: (status: { isCompleted: boolean }) => Promise<void>,
  fallbackRef: RefObject<HTMLElement | null>,
): StatusChange {
  const [saving, setSaving] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<StatusChange['outcome']>('none');
  const pressed = useRef<Element>(null);

  // The owner of the step decides which commit takes the button away, so each is checked.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    fallbackRef.current?.focus();
  });

  const setCompleted = async (isCompleted: boolean) => {
    if (saving !== null) return;
    pressed.current = document.activeElement;
    setSaving(isCompleted);
    setOutcome('none');
    try {
      await onStatusChange({ isCompleted });
      setOutcome(isCompleted ? 'none' : 'stays open');
    } catch {
      setOutcome('failed');
    } finally {
      setSaving(null);
    }
  };

  return { saving, outcome, setCompleted };
}
