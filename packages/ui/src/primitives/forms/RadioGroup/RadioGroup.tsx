import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
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

type Own = 'id' | 'children' | 'defaultValue' | 'onChange' | 'ref';

export interface RadioGroupProps
  extends FieldLook,
    Omit<ComponentProps<'div'>, Own>,
    Pick<ComponentProps<'input'>, 'onChange'> {
  options: readonly RadioOption[];
  /** Places short options next to each other. @default false */
  inline?: boolean | undefined;
  /** Submitted name. @default generated */
  name?: string | undefined;
  /** Controlled value; empty or null if nothing is chosen. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The first radio button. A function is called with each one if the value is not controlled. */
  ref?: Ref<HTMLInputElement> | undefined;
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
  onChange,
  required,
  disabled = false,
  ref,
  ...props
}: RadioGroupProps) {
  const {
    field: { id: givenId, ...field },
    control: own,
  } = splitProps(props);
  const generatedId = useId();
  const id = givenId ?? generatedId;
  // react-hook-form registers each radio button.
  const refsAll = typeof ref === 'function' && value === undefined;

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
          {options.map((option, index) => (
            <ChoiceField
              key={option.value}
              rootPart="radio-group-option"
              // The first radio button has the group's id, so that the error summary links to it.
              id={index === 0 ? id : `${id}-${index}`}
              label={option.label}
              hint={option.hint}
              disabled={disabled || option.disabled}
            >
              {(control) => (
                <input
                  {...control}
                  ref={refsAll || index === 0 ? ref : undefined}
                  type="radio"
                  name={name ?? generatedId}
                  value={option.value}
                  {...(value === undefined
                    ? { defaultChecked: option.value === defaultValue }
                    : { checked: option.value === value })}
                  onChange={(event) => {
                    onChange?.(event);
                    onValueChange?.(option.value);
                  }}
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
