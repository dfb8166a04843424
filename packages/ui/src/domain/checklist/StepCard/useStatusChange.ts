import { type RefObject, useEffect, useRef, useState } from 'react';

/** Kept in the card, because a completed step hides its question. */
export interface StatusChange {
  /** The status being saved, or null. */
  saving: boolean | null;
  outcome: 'none' | 'staysOpen' | 'failed';
  setCompleted: (isCompleted: boolean) => Promise<void>;
  yesRef: RefObject<HTMLButtonElement | null>;
  noRef: RefObject<HTMLButtonElement | null>;
}

/** Saves one status at a time. After a failure, focus and scroll position return to the pressed button. */
export function useStatusChange(
  isCompleted: boolean,
  onStatusChange: (status: { isCompleted: boolean }) => Promise<void>,
  headingRef: RefObject<HTMLElement | null>,
): StatusChange {
  const [saving, setSaving] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<StatusChange['outcome']>('none');
  const pressed = useRef<{ button: Element | null; wanted: boolean; top: number }>(null);
  const yesRef = useRef<HTMLButtonElement>(null);
  const noRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (outcome !== 'failed' || !pressed.current) return;
    const { button, wanted, top } = pressed.current;
    const current = (wanted ? yesRef : noRef).current;
    if (!current || isCompleted === wanted) return;
    pressed.current = null;
    const hasMovedOn = ![document.body, headingRef.current].includes(document.activeElement as HTMLElement);
    if (button === current || hasMovedOn) return;
    current.focus({ preventScroll: true });
    window.scrollTo({ top, behavior: 'instant' });
  }, [outcome, isCompleted, headingRef]);

  const setCompleted = async (wanted: boolean) => {
    if (saving !== null) return;
    pressed.current = { button: (wanted ? yesRef : noRef).current, wanted, top: window.scrollY };
    setSaving(wanted);
    setOutcome('none');
    try {
      await onStatusChange({ isCompleted: wanted });
      setOutcome(wanted ? 'none' : 'staysOpen');
    } catch {
      setOutcome('failed');
    } finally {
      setSaving(null);
    }
  };

  return { saving, outcome, setCompleted, yesRef, noRef };
}
