import { cx } from '../../../styles/cx.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { type RadioFieldProps, type RadioOption, useRadios } from '../Field/useRadios.ts';
import * as styles from './RadioGroup.css.ts';

export type { RadioOption };

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<Value> {
  options: readonly RadioOption<Value>[];
  /** Places short options next to each other. @default false */
  inline?: boolean | undefined;
}

/** One choice of a few visible options. */
export function RadioGroup<Value extends string>({
  options,
  inline = false,
  ...props
}: RadioGroupProps<Value>) {
  const { field, group, radio } = useRadios(props);

  return (
    <FieldGroup data-part="radio-group" {...field}>
      {(described) => (
        <div
          data-part="field-group"
          {...group}
          {...described}
          className={styles.group}
          data-inline={inline || undefined}
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
