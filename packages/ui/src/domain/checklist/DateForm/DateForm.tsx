import { type FormEvent, useId } from 'react';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { DateField } from '../../../primitives/forms/DateField/DateField.tsx';
import { useDayProblem } from '../../messages/useDayProblem.ts';
import { useMessages } from '../../messages/useMessages.ts';

export interface DateFormProps {
  label: string;
  hint?: string | undefined;
  /** `YYYY-MM-DD`. @default none */
  defaultValue?: string | null | undefined;
  /** Moves the focus to the first field. @default false */
  takesFocus?: boolean | undefined;
  /** Saves the day, or null if the fields were emptied. A rejection shows its detail. */
  onSave: (day: string | null) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** Asks for one day of a step. */
export function DateForm({ label, hint, defaultValue, takesFocus, onSave, onCancel }: DateFormProps) {
  const messages = useMessages('plan');
  const dayProblem = useDayProblem();
  const { formErrors, errorOf, pending, submit } = useSubmission(messages.offline);
  const id = useId();

  const save = (event: FormEvent<HTMLFormElement>) => {
    const day = readForm(event)('day');
    const isRemoved = day === '' && Boolean(defaultValue);
    submit({
      checked: [{ fieldId: id, message: !isRemoved && dayProblem(day) }],
      send: () => onSave(day || null),
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
