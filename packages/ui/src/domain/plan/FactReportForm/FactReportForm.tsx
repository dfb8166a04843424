import { countCharacters, factReportTextMax } from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../../hooks/callbackFailure.ts';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { rows } from '../../../styles/layout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';

export interface FactReportFormProps {
  /** Sends the report; its rejection is shown by its detail. */
  onReport: (text: string) => Promise<void>;
}

/** Reports that a fact is wrong, behind a button. Nothing in it tells who reported. */
export function FactReportForm({ onReport }: FactReportFormProps) {
  const messages = useMessages('guide');
  const { general } = useMessages('error');
  const { cancel } = useMessages('action');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const id = useId();
  const limit = factReportTextMax;

  const send = (event: FormEvent<HTMLFormElement>) => {
    const text = readForm(event)('text').trim();
    const problem =
      text === '' ? messages.reportMissing : countCharacters(text) > limit && messages.reportLong;
    submit({
      checked: [{ fieldId: id, message: problem }],
      send: async () => {
        await onReport(text);
        setState('sent');
      },
      fieldOf: (path) => (path === 'text' ? id : undefined),
      failureText: (error) => failureText(error, { network: messages.offline, general }),
    });
  };

  if (state === 'sent') {
    return (
      <InlineMessage tone="success" role="status">
        {messages.sent}
      </InlineMessage>
    );
  }
  if (state === 'closed') {
    return (
      <div>
        <Button variant="secondary" size="small" onClick={() => setState('open')}>
          {messages.report}
        </Button>
      </div>
    );
  }
  return (
    <form className={rows[4]} noValidate onSubmit={send}>
      <FormErrors {...formErrors} />
      <TextArea
        id={id}
        name="text"
        label={messages.reportLabel}
        hint={messages.reportHint}
        rows={4}
        limit={limit}
        error={errorOf(id)}
        autoFocus
      />
      <Inline>
        <Button type="submit" loading={pending}>
          {messages.send}
        </Button>
        <Button variant="secondary" onClick={() => setState('closed')}>
          {cancel}
        </Button>
      </Inline>
    </form>
  );
}
