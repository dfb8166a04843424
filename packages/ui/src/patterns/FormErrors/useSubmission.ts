import { useRef, useState } from 'react';
import { failureOf } from '../../hooks/callbackFailure.ts';
import { type CheckedField, useFormErrors } from '../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import type { Failure } from './FormErrors.tsx';

/** One attempt to send a form. */
export interface Submission {
  /** The fields as they were checked; what is wrong with one keeps the form from being sent. */
  checked: readonly CheckedField[];
  /** Heads what is wrong. @default how many answers need attention */
  title?: string | undefined;
  /** Sends the form. */
  send: () => Promise<void>;
  /** Id of the field that a fault of the server belongs to. @default none */
  fieldOf?: (path: string) => string | undefined;
  /** Words a rejection. */
  failureText: (error: unknown) => string;
}

/**
 * Sends a form, one time at once. What is wrong with it stays in its place until the reply: if it went before, the
 * buttons below would move under the second press of a double click.
 */
export function useSubmission() {
  const { summary, errorOf, show } = useFormErrors();
  const [pending, setPending] = useState(false);
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef(0);

  const settle = (checked: readonly CheckedField[], heading?: string, text?: string) => {
    setTitle(heading);
    setFailure(text === undefined ? null : { attempt: attempt.current, text });
    show(checked);
  };

  const submit = async ({ checked, title: heading, send, fieldOf, failureText }: Submission) => {
    if (pending) return;
    attempt.current += 1;
    if (checked.some(({ message }) => message)) return settle(checked, heading);
    setPending(true);
    try {
      await send();
      settle([]);
    } catch (error) {
      const { errors = [] } = failureOf(error);
      const placed = errors.flatMap(({ path, message }) => {
        const fieldId = fieldOf?.(path);
        return fieldId ? [{ fieldId, message }] : [];
      });
      // Where each error stands at its field, the detail would only say the same again.
      const isSaid = placed.length > 0 && placed.length === errors.length;
      settle(placed, undefined, isSaid ? undefined : failureText(error));
    } finally {
      setPending(false);
    }
  };

  return {
    /** For `<FormErrors {...formErrors} />`. */
    formErrors: { ...summary, title, failure },
    errorOf,
    pending,
    submit,
  };
}
