import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Field, type FieldLook, type ValueProps } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { type CountedLook, useCharacterCount } from '../Field/useCharacterCount.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldLook,
    CountedLook,
    ValueProps,
    Omit<ComponentProps<'textarea'>, 'id'> {
  /** Minimum number of lines; it grows with the text. @default 4 */
  rows?: number | undefined;
}

/** Several lines of text with label, hint and error. */
export function TextArea({ onValueChange, rows = 4, limit, style, ...props }: TextAreaProps) {
  const { field, control: own } = splitProps(props);
  const counted = useCharacterCount<HTMLTextAreaElement>({
    ...own,
    onValueChange,
    limit,
    describedBy: field.describedBy,
  });

  return (
    <Field data-part="text-area" {...field} {...counted.field}>
      {(control) => (
        <textarea
          {...control}
          {...own}
          ref={counted.controlRef}
          rows={rows}
          className={cx(control.className, area)}
          style={{ minBlockSize: `calc(${rows}lh + 1rem + 2px)`, ...style }}
          onChange={counted.handleChange}
        />
      )}
    </Field>
  );
}
