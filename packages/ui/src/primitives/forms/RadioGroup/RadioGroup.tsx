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

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

type Own = 'id' | 'children' | 'defaultValue' | 'onChange';

export interface RadioGroupProps extends FieldLook, Omit<ComponentProps<'div'>, Own> {
  options: readonly RadioOption[];
  /** Places short options next to each other. @default false */
  inline?: boolean | undefined;
  /** Submitted name. @default generated */
  name?: string | undefined;
  /** Controlled value; empty if nothing is chosen. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** One choice of a few visible options. */
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
