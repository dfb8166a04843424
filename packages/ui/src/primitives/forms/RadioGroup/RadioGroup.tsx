import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldLook } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import { circle } from './circle.css.ts';
import * as styles from './RadioGroup.css.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  /** The submitted value. */
  value: string;
  /** The visible text. */
  label: ReactNode;
  /** Help for choosing it, under its label. */
  hint?: ReactNode;
  /** Shown and not to be chosen. @default false */
  disabled?: boolean;
}

type Own = 'id' | 'children' | 'defaultValue' | 'onChange';

export interface RadioGroupProps extends FieldLook, Omit<ComponentProps<'div'>, Own> {
  /** The options. */
  options: readonly RadioOption[];
  /** Sets the options beside each other, where they are short; they wrap where there is no room. @default false */
  inline?: boolean | undefined;
  /** Under which the form sends the choice. @default generated */
  name?: string | undefined;
  /** The value that is chosen, where the app decides; an empty one for none. */
  value?: string | undefined;
  /** The value that is chosen at first. @default none */
  defaultValue?: string | undefined;
  /** Called with the value that the person chose. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Prevents submitting without a selection (native validation). @default false */
  required?: boolean | undefined;
  /** Disables all options. @default false */
  disabled?: boolean | undefined;
}

/** One choice of a few that are all in sight. It is one stop of the Tab key; the arrows choose. */
export function RadioGroup({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  id: givenId,
  options,
  inline = false,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupProps) {
  const messages = useMessages('field');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const part = (name: string) => `${id}-group-${name}`;
  const describing = cx(hint != null && part('hint'), error ? part('error') : undefined, describedBy);

  return (
    <div className={cx(fieldStyles.field, className)}>
      <p id={part('label')} className={labelHidden ? hidden : fieldStyles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{messages.optional}</span>}
      </p>
      {hint != null && (
        <p id={part('hint')} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div
        {...props}
        role="radiogroup"
        className={styles.group}
        data-inline={inline || undefined}
        aria-labelledby={part('label')}
        aria-describedby={describing || undefined}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-disabled={disabled || undefined}
      >
        {options.map((option, index) => (
          <ChoiceField
            key={option.value}
            // The first radio button has the group's id, so that the error summary links to it.
            id={index === 0 ? id : `${id}-${index}`}
            label={option.label}
            hint={option.hint}
            disabled={disabled || option.disabled}
          >
            {(control) => (
              <input
                {...control}
                type="radio"
                name={name ?? generatedId}
                value={option.value}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
                required={required}
                className={cx(control.className, circle)}
              />
            )}
          </ChoiceField>
        ))}
      </div>
      {error && <FieldError id={part('error')} error={error} />}
    </div>
  );
}
