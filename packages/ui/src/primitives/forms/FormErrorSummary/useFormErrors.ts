import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from './FormErrorSummary.tsx';

/** A validated field; without a message it is valid. */
export type CheckedField = Omit<FieldError, 'message'> & { message: ReactNode };

const isWrong = (field: CheckedField): field is FieldError => Boolean(field.message);

/**
 * Keeps the errors of a form. In the submit handler `show(fields)` shows their errors, moves the focus to the summary and
 * returns whether there were any.
 */
export function useFormErrors() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const ref = useRef<HTMLDivElement>(null);

  const show = useCallback((fields: readonly CheckedField[]) => {
    const found = fields.filter(isWrong);
    // The summary must be on the page before it can take the focus.
    flushSync(() => setErrors(found));
    ref.current?.focus();
    return found.length > 0;
  }, []);

  /** Removes the error of one field, or of all without an id. */
  const clear = useCallback((fieldId?: string) => {
    setErrors((all) => (fieldId === undefined ? [] : all.filter((error) => error.fieldId !== fieldId)));
  }, []);

  return {
    /** For `<FormErrorSummary {...summary} />`. */
    summary: { errors, ref },
    /** For `<TextField error={errorOf('email')} />`. */
    errorOf: (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message,
    show,
    clear,
  };
}
