import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { Field, type FieldLook } from '../Field/Field.tsx';
import { useCharacterCount } from '../Field/useCharacterCount.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'> {
  /** What is typed; it chooses the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | undefined;
  /** Icon inside the control, as a magnifier for a search. */
  icon?: IconType | undefined;
  /** Counts the characters against this number. It warns and does not cut, so that nothing pasted is lost. */
  limit?: number | undefined;
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  type = 'text',
  icon,
  limit,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const { value, defaultValue } = props;
  const { handleChange, countId, counter } = useCharacterCount({ limit, value, defaultValue, onChange });

  return (
    <Field
      {...{ label, labelHidden, hint, error, optional, id, className }}
      describedBy={cx(countId, describedBy)}
      after={counter}
    >
      {(control) => (
        <>
          <input
            {...props}
            {...control}
            type={type}
            className={cx(control.className, icon && styles.withIcon)}
            onChange={handleChange}
          />
          {icon && <Icon icon={icon} className={styles.icon} />}
        </>
      )}
    </Field>
  );
}
