import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import type { FieldLook } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { type RadioOption, type RadiosProps, useRadios } from '../Field/useRadios.ts';
import * as styles from './RadioGroup.css.ts';

export type { RadioOption };

export interface RadioGroupProps
  extends FieldLook,
    RadiosProps,
    Omit<ComponentProps<'div'>, 'children' | 'id' | keyof RadiosProps> {
  options: readonly RadioOption[];
  /** Places short options next to each other. @default false */
  inline?: boolean | undefined;
}

/** One choice of a few visible options. */
export function RadioGroup({
  options,
  inline = false,
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  required,
  disabled,
  ref,
  ...props
}: RadioGroupProps) {
  const {
    field: { id, ...field },
    control: own,
  } = splitProps(props);
  const radio = useRadios(id, {
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    ref,
    required,
    disabled,
  });

  return (
    <FieldGroup data-part="radio-group" {...field}>
      {(group) => (
        <div
          data-part="field-group"
          {...own}
          {...group}
          role="radiogroup"
          className={styles.group}
          data-inline={inline || undefined}
          aria-required={required || undefined}
          aria-disabled={disabled || undefined}
        >
          {options.map((option, index) => {
            const { id, disabled, ...input } = radio(option, index);
            return (
              <ChoiceField
                key={option.value}
                rootPart="radio-group-option"
                id={id}
                label={option.label}
                hint={option.hint}
                disabled={disabled}
              >
                {(control) => (
                  <input {...control} {...input} className={cx(control.className, styles.circle)} />
                )}
              </ChoiceField>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
