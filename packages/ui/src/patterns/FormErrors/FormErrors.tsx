import type { ReactNode } from 'react';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import {
  FormErrorSummary,
  type FormErrorSummaryProps,
} from '../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';

export interface Failure {
  /** Number of the submission, so that the same text is announced again. */
  attempt: number;
  text: ReactNode;
}

export interface FormErrorsProps extends Pick<FormErrorSummaryProps, 'errors' | 'title' | 'ref'> {
  failure: Failure | null;
}

/** The field errors and the failure of a form, shown above its fields. Pass the result of `useSubmission`. */
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
