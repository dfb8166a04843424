import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import * as styles from './ChoiceField.css.ts';
import * as fieldStyles from './Field.css.ts';
import type { ChoiceLook, FieldControlProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { useFieldIds } from './useFieldIds.ts';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'children'>;

export interface ChoiceFieldProps extends ChoiceLook, InputProps {
  /** `data-part` of the root element. A `data-part` prop is set on the control. */
  rootPart: string;
  className?: string | undefined;
  children: (control: InputProps & FieldControlProps) => ReactNode;
}

/** A checkbox, switch or radio button with its label next to it. Other props are passed to the control. */
export function ChoiceField({
  rootPart,
  label,
  hint,
  error,
  optional = false,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid,
  ...props
}: ChoiceFieldProps) {
  const messages = useUiMessages('field');
  const { hintId, errorId, control } = useFieldIds({ id, hint, error, describedBy });

  return (
    <div
      data-part={rootPart}
      className={cx(styles.choice, className)}
      data-disabled={props.disabled || undefined}
      data-invalid={error ? true : undefined}
    >
      {children({
        'data-part': 'field-control',
        ...props,
        ...control,
        // CheckboxGroup passes aria-invalid without an error text, because the group shows the text.
        'aria-invalid': control['aria-invalid'] ?? (ariaInvalid === true || undefined),
        className: styles.control,
      })}
      <label data-part="field-label" htmlFor={control.id} className={styles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{messages.optional}</span>}
      </label>
      {hint != null && (
        <p data-part="field-hint" id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} className={styles.error} error={error} />}
    </div>
  );
}
