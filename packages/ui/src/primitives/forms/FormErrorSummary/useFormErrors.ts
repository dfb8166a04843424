import { type ReactNode, useCallback, useRef, useState } from 'react';
import { moveFocus } from '../../moveFocus.ts';
import type { FieldError } from './FormErrorSummary.tsx';

/** A validated field; without a message it is valid. */
export type CheckedField = Omit<FieldError, 'message'> & { message: ReactNode };

const isWrong = (field: CheckedField): field is FieldError => Boolean(field.message);

/** Keeps the errors of a form. `show(fields)` shows them, focuses the summary and returns true if there are any. */
export function useFormErrors() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const ref = useRef<HTMLDivElement>(null);

  const show = useCallback((fields: readonly CheckedField[]) => {
    const found = fields.filter(isWrong);
    moveFocus(ref, () => setErrors(found));
    return found.length > 0;
  }, []);

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
