import type { ReactNode } from 'react';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import {
  FormErrorSummary,
  type FormErrorSummaryProps,
} from '../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';

export interface FormFailure {
  /** Number of the submission, so that the same text is announced again. */
  attempt: number;
  text: ReactNode;
}

export interface FormErrorsProps extends FormErrorSummaryProps {
  failure: FormFailure | null;
}

/** The field errors and the failure of a form, shown above its fields and announced. */
export function FormErrors({ failure, ...summary }: FormErrorsProps) {
  return (
    <>
      <FormErrorSummary data-part="form-errors" {...summary} />
      {failure && (
        <InlineMessage key={failure.attempt} data-part="form-errors-failure" tone="error" role="alert">
          {failure.text}
        </InlineMessage>
      )}
    </>
  );
}
