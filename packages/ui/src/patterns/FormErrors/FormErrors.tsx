import type { ReactNode } from 'react';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import {
  FormErrorSummary,
  type FormErrorSummaryProps,
} from '../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';

/** Why the last submission failed. */
export interface Failure {
  /** Number of the submission, so that the same text is announced again. */
  attempt: number;
  /** Why, in words for the person. */
  text: ReactNode;
}

export interface FormErrorsProps extends Pick<FormErrorSummaryProps, 'errors' | 'title' | 'ref'> {
  /** Why the submission failed as a whole. */
  failure: Failure | null;
}

/** The errors of a form above its fields: one for each field, and why the submission failed. `useSubmission` gives them. */
export function FormErrors({ failure, ...summary }: FormErrorsProps) {
  return (
    <>
      <FormErrorSummary {...summary} />
      {failure && (
        <InlineMessage key={failure.attempt} tone="error" role="alert">
          {failure.text}
        </InlineMessage>
      )}
    </>
  );
}
