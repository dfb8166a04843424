import { type ReactNode, useRef, useState } from 'react';
import { failureOf, isCancelled } from '../../async/callbackFailure.tsx';
import { type ErrorTexts, useErrorText } from '../../async/useErrorText.ts';
import { type CheckedField, useFormErrors } from '../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import type { FormFailure } from './FormErrors.tsx';

export interface Submission {
  /** An error in one of them prevents the submission. */
  checked: readonly CheckedField[];
  title?: string | undefined;
  send: () => Promise<void>;
  /** Returns the id of the field that a server error belongs to. */
  fieldOf?: (path: string) => string | undefined;
  /** Returns the text for an error that only this form explains. */
  ownText?: (error: unknown) => ReactNode;
}

/** Submits a form once at a time. Errors stay until the response, so that a double click does not miss the button. */
export function useSubmission(errorTexts?: ErrorTexts) {
  const errorText = useErrorText(errorTexts);
  const { summary, errorOf, show } = useFormErrors();
  const [pending, setPending] = useState(false);
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const attempt = useRef(0);

  const settle = (checked: readonly CheckedField[], heading?: string, text?: ReactNode) => {
    setTitle(heading);
    setFailure(text === undefined ? null : { attempt: attempt.current, text });
    show(checked);
  };

  const submit = async ({ checked, title: heading, send, fieldOf, ownText }: Submission) => {
    if (pending) return;
    attempt.current += 1;
    if (checked.some(({ message }) => message)) return settle(checked, heading);
    setPending(true);
    try {
      await send();
      settle([]);
    } catch (error) {
      if (isCancelled(error)) return settle([]);
      const { errors = [] } = failureOf(error);
      const placed = errors.flatMap(({ path, message }) => {
        const fieldId = fieldOf?.(path);
        return fieldId ? [{ fieldId, message }] : [];
      });
      // The fields already show every error.
      const isSaid = placed.length > 0 && placed.length === errors.length;
      settle(placed, undefined, isSaid ? undefined : ownText?.(error) || errorText(error));
    } finally {
      setPending(false);
    }
  };

  return {
    formErrors: { ...summary, title, failure },
    errorOf,
    pending,
    submit,
  };
}
