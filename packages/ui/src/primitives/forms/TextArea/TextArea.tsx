import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Field, type FieldLook } from '../Field/Field.tsx';
import { useCharacterCount } from '../Field/useCharacterCount.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Lines that it shows when empty; it grows with the text. @default 4 */
  rows?: number;
  /** Counts the characters against this number. It warns and does not cut, so that nothing pasted is lost. */
  limit?: number | undefined;
}

/** Several lines of text with their label, hint and error. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  rows = 4,
  limit,
  className,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const { value, defaultValue } = props;
  const { handleChange, countId, counter } = useCharacterCount({ limit, value, defaultValue, onChange });

  return (
    <Field
      {...{ label, labelHidden, hint, error, optional, id, className }}
      describedBy={cx(countId, describedBy)}
      after={counter}
    >
      {(control) => (
        <textarea
          {...props}
          {...control}
          rows={rows}
          className={cx(control.className, area)}
          style={{ minBlockSize: `calc(${rows}lh + 1rem + 2px)`, ...style }}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}
