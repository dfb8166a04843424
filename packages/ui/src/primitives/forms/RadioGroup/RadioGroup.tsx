import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../../styles/cx.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import type { FieldLook } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { splitProps } from '../Field/splitProps.ts';
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
  options,
  inline = false,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  disabled = false,
  ...props
}: RadioGroupProps) {
  const {
    field: { id: givenId, ...field },
    control: own,
  } = splitProps(props);
  const generatedId = useId();
  const id = givenId ?? generatedId;

  return (
    <FieldGroup {...field}>
      {(group) => (
        <div
          {...own}
          {...group}
          role="radiogroup"
          className={styles.group}
          data-inline={inline || undefined}
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
                  className={cx(control.className, styles.circle)}
                />
              )}
            </ChoiceField>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
