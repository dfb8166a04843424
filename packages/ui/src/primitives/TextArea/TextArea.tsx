import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { Field, type FieldLook } from '../Field/Field.tsx';
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
  const countId = useId();
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const text = props.value === undefined ? typed : String(props.value);

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };

  return (
    <Field
      {...{ label, hint, error, id, className }}
      labelHidden={labelHidden ?? false}
      optional={optional ?? false}
      describedBy={cx(limit !== undefined && countId, describedBy)}
      after={limit !== undefined && <CharacterCount id={countId} text={text} limit={limit} />}
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
