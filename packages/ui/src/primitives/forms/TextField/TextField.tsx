import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { Field, type FieldLook, type ValueProps } from '../Field/Field.tsx';
import { frame } from '../Field/FieldFrame.css.ts';
import { splitProps } from '../Field/splitProps.ts';
import { type CountedLook, useCharacterCount } from '../Field/useCharacterCount.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends FieldLook,
    CountedLook,
    ValueProps,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'prefix'> {
  /** Selects the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | undefined;
  icon?: IconType | undefined;
  /** Short text before the value, such as "https://". It is part of the accessible name, but not of the value. Web addresses need `dir="ltr"`. */
  prefix?: string | undefined;
  /** Short text after the value, such as "kg". It is part of the accessible name, but not of the value. */
  suffix?: string | undefined;
}

/** One line of text with label, hint and error. */
export function TextField({
  onValueChange,
  type = 'text',
  icon,
  prefix,
  suffix,
  limit,
  ...props
}: TextFieldProps) {
  const { field, control: own } = splitProps(props);
  const counted = useCharacterCount<HTMLInputElement>({
    ...own,
    onValueChange,
    limit,
    describedBy: field.describedBy,
  });
  const isFramed = prefix !== undefined || suffix !== undefined;

  return (
    <Field data-part="text-field" {...field} {...counted.field}>
      {(control) => {
        const input = (
          <input
            {...control}
            {...own}
            ref={counted.controlRef}
            type={type}
            className={isFramed ? styles.framedInput : cx(control.className, icon && styles.withIcon)}
            onChange={counted.handleChange}
          />
        );
        return (
          <>
            {isFramed ? (
              <div
                data-part="field-frame"
                className={cx(frame, icon && styles.framedWithIcon)}
                // A web address keeps its prefix on the left in right-to-left text.
                dir={own.dir === 'auto' ? undefined : own.dir}
              >
                {prefix !== undefined && (
                  <label data-part="text-field-prefix" htmlFor={control.id} className={styles.affix}>
                    <bdi>{prefix}</bdi>
                  </label>
                )}
                {input}
                {suffix !== undefined && (
                  <label data-part="text-field-suffix" htmlFor={control.id} className={styles.affix}>
                    <bdi>{suffix}</bdi>
                  </label>
                )}
              </div>
            ) : (
              input
            )}
            {icon && <Icon icon={icon} className={styles.icon} />}
          </>
        );
      }}
    </Field>
  );
}
