import { countCharacters, factReportTextMax } from '@settlement-help/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../../async/callbackFailure.tsx';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { useFormBehindButton } from '../../../patterns/useFormBehindButton.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface FactReportFormProps {
  /** Sends the report. A rejection shows its detail. */
  onReport: (text: string) => Promise<void>;
}

/** Reports a wrong fact anonymously. */
export function FactReportForm({ onReport }: FactReportFormProps) {
  const messages = useMessages('guide');
  const { general } = useMessages('error');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(false);
  const [isSent, setIsSent] = useState(false);
  const sentRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const limit = factReportTextMax;

  // The focused button disappeared with the form.
  useEffect(() => {
    if (isSent) sentRef.current?.focus();
  }, [isSent]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    const text = readForm(event)('text').trim();
    const problem =
      text === ''
        ? messages.reportMissing
        : countCharacters(text) > limit && messages.reportLong({ max: limit });
    submit({
      checked: [{ fieldId: id, message: problem }],
      send: async () => {
        await onReport(text);
        setIsSent(true);
      },
      fieldOf: (path) => (path === 'text' ? id : undefined),
      failureText: (error) => failureText(error, { network: messages.offline, general }),
    });
  };

  if (isSent) {
    return (
      <InlineMessage ref={sentRef} tabIndex={-1} tone="success" role="status">
        {messages.sent}
      </InlineMessage>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <Button ref={buttonRef} variant="secondary" size="small" onClick={open}>
          {messages.report}
        </Button>
      </div>
    );
  }
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <FormErrors {...formErrors} />
      <TextArea
        id={id}
        name="text"
        label={messages.reportLabel}
        hint={messages.reportHint}
        rows={4}
        limit={limit}
        dir="auto"
        autoFocus={takesFocus}
        readOnly={pending}
        error={errorOf(id)}
      />
      <FormActions submitLabel={messages.send} pending={pending} onCancel={close} />
    </Stack>
  );
}
