import { ChevronDown } from 'lucide';
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Field, type FieldLook } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

type NativeProps = ComponentProps<'select'>;
type NativeValue = Exclude<NativeProps['value'], string>;

export interface SelectProps<Value extends string = string>
  extends FieldLook,
    Omit<NativeProps, 'id' | 'size' | 'children' | 'value' | 'defaultValue'> {
  options: readonly SelectOption<Value>[];
  /** Text of a first option whose value is empty. */
  placeholder?: string | undefined;
  value?: Value | NativeValue;
  defaultValue?: Value | NativeValue;
  /** With a `placeholder`, the value can also be empty. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** A native select, which opens the picker of a phone. */
export function Select<Value extends string>({
  options,
  placeholder,
  onValueChange,
  onChange,
  ref,
  ...props
}: SelectProps<Value>) {
  const { field, control: own } = splitProps(props);
  const selectRef = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => selectRef.current as HTMLSelectElement, []);
  const { value, defaultValue } = own;

  // React leaves a new default out, so the reset after a form action would restore the first one.
  useLayoutEffect(() => {
    if (value !== undefined) return;
    for (const option of selectRef.current?.options ?? [])
      option.defaultSelected = defaultValue !== undefined && option.value === String(defaultValue);
  }, [value, defaultValue]);

  return (
    <Field data-part="select" {...field}>
      {(control) => (
        <>
          <select
            {...control}
            {...own}
            ref={selectRef}
            className={cx(control.className, styles.select)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value as Value);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} className={styles.chevron} />
        </>
      )}
    </Field>
  );
}
