import { type FormEvent, useId } from 'react';
import { failureText } from '../../../async/callbackFailure.tsx';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { DateField } from '../../../primitives/forms/DateField/DateField.tsx';
import { useDayProblem } from '../../messages/useDayProblem.ts';
import { useMessages } from '../../messages/useMessages.ts';

export interface DateFormProps {
  /** The question. */
  label: string;
  /** Why it is asked, under the question. */
  hint?: string | undefined;
  /** The day at first, as `YYYY-MM-DD`. @default none */
  defaultValue?: string | null | undefined;
  /** Whether the focus goes to its first field, because a press opened it. @default false */
  takesFocus?: boolean | undefined;
  /** Saves the day, or `null` where the fields were emptied of one; its rejection is shown by its detail. */
  onSave: (day: string | null) => Promise<void>;
  /** Closes the form; without it there is no such button. */
  onCancel?: (() => void) | undefined;
}

/** Asks for one day at the step that needs it. */
export function DateForm({ label, hint, defaultValue, takesFocus, onSave, onCancel }: DateFormProps) {
  const messages = useMessages('plan');
  const dayProblem = useDayProblem();
  const { general } = useMessages('error');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const id = useId();

  const save = (event: FormEvent<HTMLFormElement>) => {
    const day = readForm(event)('day');
    const isRemoved = day === '' && Boolean(defaultValue);
    submit({
      checked: [{ fieldId: id, message: !isRemoved && dayProblem(day) }],
      send: () => onSave(day || null),
      failureText: (error) => failureText(error, { network: messages.offline, general }),
    });
  };

  return (
    <Stack as="form" noValidate onSubmit={save}>
      <FormErrors {...formErrors} />
      <DateField
        id={id}
        name="day"
        label={label}
        hint={hint}
        autoFocus={takesFocus}
        defaultValue={defaultValue}
        error={errorOf(id)}
      />
      <FormActions
        submitLabel={messages.saveDay}
        variant="secondary"
        size="small"
        pending={pending}
        onCancel={onCancel}
      />
    </Stack>
  );
}
