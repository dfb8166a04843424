import { type RefObject, useEffect, useRef, useState } from 'react';

/** A change of a step's status; it outlives the question, which leaves when the step is completed. */
export interface StatusChange {
  /** The status that is being saved, or null. */
  saving: boolean | null;
  outcome: 'none' | 'stays open' | 'failed';
  setCompleted: (isCompleted: boolean) => Promise<void>;
  /** The buttons that set a status. */
  yesRef: RefObject<HTMLButtonElement | null>;
  noRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Saves one status at a time. The focus goes to `fallbackRef` when the pressed button has left meanwhile, and back to the
 * button, with the page scrolled as it was, when the change fails and the question returns.
 */
export function useStatusChange(
  onStatusChange: (status: { isCompleted: boolean }) => Promise<void>,
  fallbackRef: RefObject<HTMLElement | null>,
): StatusChange {
  const [saving, setSaving] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<StatusChange['outcome']>('none');
  const pressed = useRef<{ button: Element | null; ref: StatusChange['yesRef']; top: number }>(null);
  const yesRef = useRef<HTMLButtonElement>(null);
  const noRef = useRef<HTMLButtonElement>(null);

  // The owner of the step decides which commit takes the button away, or brings it back, so each is checked.
  useEffect(() => {
    if (!pressed.current) return;
    const { button, ref, top } = pressed.current;
    if (outcome === 'failed' && ref.current) {
      pressed.current = null;
      const active = document.activeElement;
      const hasMovedOn = active !== document.body && active !== fallbackRef.current;
      if (button === ref.current || hasMovedOn) return;
      ref.current.focus({ preventScroll: true });
      window.scrollTo({ top, behavior: 'instant' });
    } else if (button && !button.isConnected) {
      pressed.current.button = null;
      fallbackRef.current?.focus();
    }
  });

  const setCompleted = async (isCompleted: boolean) => {
    if (saving !== null) return;
    const ref = isCompleted ? yesRef : noRef;
    pressed.current = { button: ref.current, ref, top: window.scrollY };
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

  return { saving, outcome, setCompleted, yesRef, noRef };
}
