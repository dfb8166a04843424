import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { moveFocus } from '../../moveFocus.ts';
import type { FieldError } from './FormErrorSummary.tsx';

/** A validated field; without a message it is valid. */
export type CheckedField = Omit<FieldError, 'message'> & { message: ReactNode };

const isWrong = (field: CheckedField): field is FieldError => Boolean(field.message);

const none: readonly CheckedField[] = [];

/**
 * Keeps the errors of a form. `show(fields)` shows them, focuses the summary and returns true if there are any. Errors
 * from a server, such as those in the state of `useActionState`, are shown whenever they change.
 */
export function useFormErrors(fromServer: readonly CheckedField[] = none) {
  const [errors, setErrors] = useState<readonly FieldError[]>(() => fromServer.filter(isWrong));
  const ref = useRef<HTMLDivElement>(null);

  const show = useCallback((fields: readonly CheckedField[]) => {
    const found = fields.filter(isWrong);
    moveFocus(ref, () => setErrors(found));
    return found.length > 0;
  }, []);

  useEffect(() => {
    // Inside an effect React cannot render before the focus moves.
    if (fromServer !== none) queueMicrotask(() => show(fromServer));
  }, [fromServer, show]);

  const clear = useCallback((fieldId?: string) => {
    setErrors((all) => (fieldId === undefined ? [] : all.filter((error) => error.fieldId !== fieldId)));
  }, []);

  return {
    summary: { errors, ref },
    errorOf: (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message,
    show,
    clear,
  };
}
