import { countCharacters } from '@settlement-help/contract';
import { type FormEvent, useId } from 'react';
import { Button } from '../primitives/actions/Button/Button.tsx';
import { Stack } from '../primitives/content/Stack/Stack.tsx';
import { TextArea } from '../primitives/forms/TextArea/TextArea.tsx';
import { FormActions } from './FormActions/FormActions.tsx';
import { FormErrors } from './FormErrors/FormErrors.tsx';
import { readForm } from './FormErrors/formData.ts';
import { useSubmission } from './FormErrors/useSubmission.ts';
import { useFormBehindButton } from './useFormBehindButton.ts';

export interface TextFormBehindButtonProps {
  openLabel: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** The longest text in characters. */
  max: number;
  missingText: string;
  tooLongText: string;
  /** Sends the trimmed text. A rejection shows its detail. */
  onSend: (text: string) => Promise<void>;
}

/** A button that is replaced by a form with one text. */
export function TextFormBehindButton(props: TextFormBehindButtonProps) {
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(false);
  const id = useId();

  const send = (event: FormEvent<HTMLFormElement>) => {
    const text = readForm(event)('text').trim();
    const problem = text === '' ? props.missingText : countCharacters(text) > props.max && props.tooLongText;
    submit({
      checked: [{ fieldId: id, message: problem }],
      send: () => props.onSend(text),
      fieldOf: (path) => (path === 'text' ? id : undefined),
    });
  };

  if (!isOpen) {
    return (
      <div>
        <Button ref={buttonRef} variant="secondary" size="small" onClick={open}>
          {props.openLabel}
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
        label={props.label}
        hint={props.hint}
        rows={4}
        limit={props.max}
        dir="auto"
        autoFocus={takesFocus}
        readOnly={pending}
        error={errorOf(id)}
      />
      <FormActions submitLabel={props.submitLabel} pending={pending} onCancel={close} />
    </Stack>
  );
}
