import * as Radix from 'radix-ui/radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../internal/UiProvider.tsx';
import { ChoiceField, type ChoiceLook } from '../Field/ChoiceField.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** What the person reads. */
  label: string;
  /** Help for choosing it, under its label. */
  hint?: ReactNode;
  /** Shown and not to be chosen. @default false */
  disabled?: boolean;
}

type Own = 'id' | 'asChild' | 'children' | 'dir' | 'loop' | 'orientation';

export interface RadioGroupProps extends ChoiceLook, Omit<ComponentProps<typeof Radix.Root>, Own> {
  /** What there is to choose from, all of it in sight. */
  options: readonly RadioOption[];
  /** Sets the options beside each other, where they are short; they wrap where there is no room. @default false */
  inline?: boolean;
}

/** One choice of a few that are all in sight. It is one stop of the Tab key; the arrows choose. */
export function RadioGroup({
  label,
  hint,
  error,
  optional = false,
  id: givenId,
  options,
  inline = false,
  className,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupProps) {
  const messages = useMessages();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const part = (name: string) => `${id}-group-${name}`;
  const describing = cx(hint != null && part('hint'), error && part('error'), describedBy);

  return (
    <div className={cx(fieldStyles.field, className)}>
      <p id={part('label')} className={fieldStyles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{messages.field.optional}</span>}
      </p>
      {hint != null && (
        <p id={part('hint')} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <Radix.Root
        {...props}
        className={styles.group}
        data-inline={inline || undefined}
        aria-labelledby={part('label')}
        aria-describedby={describing || undefined}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option, index) => {
          const disabled = option.disabled || props.disabled || false;
          return (
            <ChoiceField
              key={option.value}
              // The first one carries the id of the whole, so that a summary of errors leads to where one answers.
              id={index === 0 ? id : `${id}-${index}`}
              label={option.label}
              hint={option.hint}
              disabled={disabled}
            >
              {(control) => (
                <Radix.Item
                  {...control}
                  value={option.value}
                  disabled={disabled}
                  className={cx(control.className, styles.circle)}
                >
                  <Radix.Indicator className={styles.dot} />
                </Radix.Item>
              )}
            </ChoiceField>
          );
        })}
      </Radix.Root>
      {error && <FieldError id={part('error')} error={error} />}
    </div>
  );
}
