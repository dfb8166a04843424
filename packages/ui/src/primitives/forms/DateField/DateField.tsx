import { type ComponentProps, useId, useState } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Inline } from '../../content/Stack/Stack.tsx';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldLook } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import { useFieldIds } from '../Field/useFieldIds.ts';
import * as styles from './DateField.css.ts';
import { type DateParts, dateOf, partsOf } from './dateParts.ts';

type Own = 'id' | 'children' | 'defaultValue' | 'onChange';

export interface DateFieldProps extends FieldLook, Omit<ComponentProps<'div'>, Own> {
  name?: string | undefined;
  /** The date as `YYYY-MM-DD`, also if there is no such day; an empty text without a date. */
  value?: string | undefined;
  defaultValue?: string | null | undefined;
  /** Called with the date in the format of `value`; check it with `isDay`. */
  onValueChange?: ((date: string) => void) | undefined;
  disabled?: boolean | undefined;
}

const names = ['day', 'month', 'year'] as const;

/** A date that people know by heart, in three fields: day, month and year. */
export function DateField({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  id: givenId,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled,
  autoFocus,
  className,
  'aria-describedby': describedBy,
  ...props
}: DateFieldProps) {
  const messages = useMessages('date');
  const field = useMessages('field');
  const labelId = useId();
  const { hintId, errorId, control } = useFieldIds({ id: givenId, hint, error, describedBy });
  const [parts, setParts] = useState(() => partsOf(value ?? defaultValue ?? ''));
  // Keeps the typed digits while they match the controlled date.
  if (value !== undefined && value !== dateOf(parts)) setParts(partsOf(value));

  const change = (changed: Partial<DateParts>) => {
    const next = { ...parts, ...changed };
    setParts(next);
    onValueChange?.(dateOf(next));
  };

  return (
    <div className={cx(fieldStyles.field, className)}>
      <p id={labelId} className={labelHidden ? hidden : fieldStyles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{field.optional}</span>}
      </p>
      {hint != null && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <Inline
        {...props}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
      >
        {names.map((part, index) => (
          <label key={part} className={styles.part} data-part={part}>
            <span className={styles.partLabel}>{messages[part]}</span>
            <input
              // The error summary links to the first field.
              {...(index === 0 && { id: control.id, autoFocus })}
              className={fieldStyles.control}
              aria-invalid={control['aria-invalid']}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              disabled={disabled}
              value={parts[part]}
              onChange={(event) => change({ [part]: event.target.value })}
            />
          </label>
        ))}
        {name && <input type="hidden" name={name} value={dateOf(parts)} disabled={disabled} />}
      </Inline>
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}
