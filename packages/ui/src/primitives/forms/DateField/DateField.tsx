import {
  type ClipboardEvent,
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { Inline } from '../../content/Stack/Stack.tsx';
import { control } from '../Field/Field.css.ts';
import type { FieldLook, NoChangeEvent } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { useFormEvent } from '../Field/useFormEvent.ts';
import * as styles from './DateField.css.ts';
import { DatePickerButton } from './DatePickerButton.tsx';
import { type DateParts, dateOf, isDay, partsOf } from './dateParts.ts';
import { readDay } from './readDay.ts';

type OmittedProps = 'id' | 'children' | 'defaultValue' | 'onChange' | 'ref';

export interface DateFieldProps extends FieldLook, NoChangeEvent, Omit<ComponentProps<'div'>, OmittedProps> {
  name?: string | undefined;
  /** The date as `YYYY-MM-DD`, also if there is no such day, or an unclear text; empty or null without a date. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with the date in the format of `value`; check it with `dayProblemOf`. */
  onValueChange?: ((date: string) => void) | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows a button that opens the calendar of the browser, if it has one that a page can open. @default false */
  picker?: boolean | undefined;
  /** `bday` lets the browser fill in the date of birth. @default 'off' */
  autoComplete?: 'bday' | 'off' | undefined;
  /** The field of the day. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const names = ['day', 'month', 'year'] as const;

/**
 * A date that people know by heart, in three fields: day, month and year. The month can be a word, the year two digits,
 * and the first field takes a whole date.
 */
export function DateField({
  name,
  value,
  defaultValue,
  onValueChange,
  onChange: _,
  required,
  readOnly,
  disabled,
  picker = false,
  autoComplete = 'off',
  autoFocus,
  ref,
  ...props
}: DateFieldProps) {
  const {
    field: { id, ...field },
    control: own,
  } = splitProps(props);
  const messages = useUiMessages('date');
  const dayRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => dayRef.current as HTMLInputElement, []);
  const [typed, setTyped] = useState(() => partsOf(value ?? defaultValue ?? ''));
  useFormEvent(dayRef, 'reset', () => setTyped(partsOf(defaultValue ?? '')));
  // Keeps the typed digits while they match the controlled date.
  const parts = value === undefined || (value ?? '') === dateOf(typed) ? typed : partsOf(value ?? '');

  const change = (changed: Partial<DateParts>) => {
    const next = { ...parts, ...changed };
    setTyped(next);
    onValueChange?.(dateOf(next));
  };

  const paste = (event: ClipboardEvent) => {
    const whole = readDay(event.clipboardData.getData('text'));
    if (!whole || !('date' in whole)) return;
    event.preventDefault();
    change(partsOf(whole.date));
  };

  // Shows how the field understood a whole date, the name of a month or a short year.
  const showDate = () => {
    const date = dateOf(parts);
    if (isDay(date)) setTyped(partsOf(date));
  };

  return (
    <FieldGroup data-part="date-field" {...field}>
      {({ 'aria-invalid': invalid, ...group }) => (
        <Inline data-part="field-group" align="end" {...own} {...group} role="group">
          {names.map((part, index) => (
            <label key={part} data-part="date-field-part" className={styles.part} data-unit={part}>
              <span data-part="date-field-part-label" className={styles.partLabel}>
                {messages[part]}
              </span>
              <input
                // The error summary links to the first field.
                {...(index === 0 && { id, autoFocus, ref: dayRef })}
                data-part="field-control"
                className={control}
                aria-invalid={invalid}
                inputMode="numeric"
                autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
                required={required}
                readOnly={readOnly}
                disabled={disabled}
                value={parts[part]}
                onChange={(event) => change({ [part]: event.target.value })}
                onPaste={paste}
                onBlur={showDate}
              />
            </label>
          ))}
          {picker && !readOnly && (
            <DatePickerButton
              date={dateOf(parts)}
              disabled={disabled}
              onPick={(date) => change(partsOf(date))}
            />
          )}
          {name && <input type="hidden" name={name} value={dateOf(parts)} disabled={disabled} />}
        </Inline>
      )}
    </FieldGroup>
  );
}
