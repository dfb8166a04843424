import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import {
  FormErrorSummary,
  type FormErrorSummaryProps,
} from '../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';

/** Why the last sending failed. */
export interface Failure {
  /** Which sending it was, since the same words said again must be spoken again. */
  attempt: number;
  /** Why, in words for the person. */
  text: string;
}

export interface FormErrorsProps extends Pick<FormErrorSummaryProps, 'errors' | 'title' | 'ref'> {
  /** Why the form as a whole could not be sent. */
  failure: Failure | null;
}

/** What is wrong with a form, at its head: field by field, and as a whole. `useSubmission` knows it. */
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
