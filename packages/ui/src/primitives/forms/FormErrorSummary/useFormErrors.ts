import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from './FormErrorSummary.tsx';

/** A field that was looked at: without a message nothing is wrong with it. */
export type CheckedField = Omit<FieldError, 'message'> & { message: string | false | undefined };

const isWrong = (field: CheckedField): field is FieldError => Boolean(field.message);

/**
 * Keeps what is wrong with a form. In the submit handler `show(fields)` puts up what is wrong with them and moves the
 * focus to the summary; it returns whether anything was.
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

  /** The error of one field, or of all where no id is given, has been dealt with. */
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
