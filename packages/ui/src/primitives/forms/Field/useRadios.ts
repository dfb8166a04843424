import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import type { FieldLook } from './Field.tsx';
import { splitProps } from './splitProps.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadiosProps<Value extends string> extends Pick<ComponentProps<'input'>, 'onChange'> {
  /** Submitted name. @default generated */
  name?: string | undefined;
  /** Controlled value; empty or null if nothing is chosen. */
  value?: Value | '' | null | undefined;
  defaultValue?: Value | '' | null | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** The first radio button. A function is called with each one if the value is not controlled. */
  ref?: Ref<HTMLInputElement> | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The props of a field with radio buttons. */
export interface RadioFieldProps<Value extends string = string>
  extends FieldLook,
    RadiosProps<Value>,
    Omit<ComponentProps<'div'>, 'children' | 'id' | keyof RadiosProps<Value>> {}

/** Returns the props of a `FieldGroup`, of the element in it, and of each radio button. */
export function useRadios<Value extends string>({
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  required,
  disabled,
  ...props
}: RadioFieldProps<Value>) {
  const {
    field: { id: givenId, ...field },
    control: own,
  } = splitProps(props);
  const generatedId = useId();
  const id = givenId ?? generatedId;
  // react-hook-form registers each radio button.
  const refsAll = typeof ref === 'function' && value === undefined;

  const radio = (option: RadioOption<Value>, index: number) => ({
    // The first radio button has the group's id, so that the error summary links to it.
    id: index === 0 ? id : `${id}-${index}`,
    ref: refsAll || index === 0 ? ref : undefined,
    type: 'radio' as const,
    name: name ?? generatedId,
    value: option.value,
    ...(value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value }),
    onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
      onChange?.(event);
      onValueChange?.(option.value);
    },
    required,
    disabled: disabled || option.disabled,
  });

  return {
    field,
    group: {
      ...own,
      role: 'radiogroup',
      'aria-required': required || undefined,
      'aria-disabled': disabled || undefined,
    },
    radio,
  };
}
