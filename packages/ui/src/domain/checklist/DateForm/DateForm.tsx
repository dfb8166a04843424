import { type FormEvent, useId } from 'react';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { DateField } from '../../../primitives/forms/DateField/DateField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useDayProblem } from '../../hooks/useDayProblem.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './DateForm.css.ts';

export interface DateFormProps {
  label: string;
  hint?: string | undefined;
  /** `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm` with a time. @default none */
  defaultValue?: string | null | undefined;
  /** Asks for a time too, which may be left empty. @default false */
  withTime?: boolean | undefined;
  /** Moves the focus to the first field. @default false */
  takesFocus?: boolean | undefined;
  /** Saves the day with its time, or null if the fields were emptied. A rejection shows its detail. */
  onSave: (day: string | null) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** Asks for one day of a step. */
export function DateForm({
  label,
  hint,
  defaultValue,
  withTime = false,
  takesFocus,
  onSave,
  onCancel,
}: DateFormProps) {
  const messages = useMessages('plan');
  const dayProblem = useDayProblem();
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const id = useId();
  const [defaultDay, defaultTime] = defaultValue?.split('T') ?? [];

  const save = (event: FormEvent<HTMLFormElement>) => {
    const read = readForm(event);
    const day = read('day');
    const time = withTime ? read('time') : '';
    const isRemoved = day === '' && time === '' && Boolean(defaultValue);
    submit({
      checked: [{ fieldId: id, message: !isRemoved && dayProblem(day) }],
      send: () => onSave(time ? `${day}T${time}` : day || null),
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
        defaultValue={defaultDay}
        error={errorOf(id)}
      />
      {withTime && (
        <TextField
          className={styles.time}
          name="time"
          type="time"
          label={messages.bookedAt}
          optional
          autoComplete="off"
          defaultValue={defaultTime}
        />
      )}
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
