import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { Field, type FieldLook, type ValueProps } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { type CountedLook, useCharacterCount } from '../Field/useCharacterCount.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends FieldLook,
    CountedLook,
    ValueProps,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'> {
  /** Selects the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | undefined;
  icon?: IconType | undefined;
}

/** One line of text with label, hint and error. */
export function TextField({ onValueChange, type = 'text', icon, limit, ...props }: TextFieldProps) {
  const { field, control: own } = splitProps(props);
  const counted = useCharacterCount<HTMLInputElement>({
    ...own,
    onValueChange,
    limit,
    describedBy: field.describedBy,
  });

  return (
    <Field {...field} {...counted.field}>
      {(control) => (
        <>
          <input
            {...own}
            {...control}
            ref={counted.controlRef}
            type={type}
            className={cx(control.className, icon && styles.withIcon)}
            onChange={counted.handleChange}
          />
          {icon && <Icon icon={icon} className={styles.icon} />}
        </>
      )}
    </Field>
  );
}
