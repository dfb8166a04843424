import type { ChangeEvent, ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Field, type FieldLook, type ValueProps } from '../Field/Field.tsx';
import { plainDigits } from '../Field/plainDigits.ts';
import { splitProps } from '../Field/splitProps.ts';
import * as styles from './OneTimeCodeField.css.ts';

export interface OneTimeCodeFieldProps
  extends FieldLook,
    ValueProps,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'maxLength'> {
  /** Number of digits. A longer text is not cut. @default 6 */
  length?: number | undefined;
  /** Called after each change that results in a complete code of `length` digits. */
  onComplete?: ((code: string) => void) | undefined;
}

/** A short numeric code from an app, an email or a text message. Spaces and dashes are removed. */
export function OneTimeCodeField({
  length = 6,
  onValueChange,
  onComplete,
  onChange,
  style,
  ...props
}: OneTimeCodeFieldProps) {
  const { field, control: own } = splitProps(props);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const code = cleanInput(event.target);
    onChange?.(event);
    onValueChange?.(code);
    if (code.length === length && /^\d+$/.test(code)) onComplete?.(code);
  };

  return (
    <Field data-part="one-time-code-field" {...field}>
      {(control) => (
        <input
          // Not `maxLength`, which cuts a pasted "123 456" before its space is removed.
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          {...control}
          {...own}
          type="text"
          className={cx(control.className, styles.input)}
          style={{ inlineSize: `calc(${length} * ${styles.digitWidth} + 1.375rem)`, ...style }}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

/** Removes spaces and dashes from an input, and keeps the position of the caret. Returns the rest. */
function cleanInput(input: HTMLInputElement) {
  const clean = (text: string) => plainDigits(text).replace(/[\s\p{Pd}]/gu, '');
  const code = clean(input.value);
  if (code !== input.value) {
    const caret = clean(input.value.slice(0, input.selectionStart ?? undefined)).length;
    input.value = code;
    input.setSelectionRange(caret, caret);
  }
  return code;
}
