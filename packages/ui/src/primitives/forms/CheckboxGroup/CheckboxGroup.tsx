import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldLook, NoChangeEvent } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { useFormEvent } from '../Field/useFormEvent.ts';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

type OmittedProps = 'id' | 'children' | 'defaultValue' | 'onChange' | 'ref';

export interface CheckboxGroupProps
  extends FieldLook,
    NoChangeEvent,
    Omit<ComponentProps<'div'>, OmittedProps> {
  options: readonly CheckboxOption[];
  /** Places short options next to each other. @default false */
  inline?: boolean | undefined;
  /** Submitted once for each chosen option. */
  name?: string | undefined;
  /** Controlled values of the chosen options. */
  value?: readonly string[] | undefined;
  /** @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the chosen values in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** The browser holds the form back until at least one option is chosen. @default false */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The first checkbox that is not disabled. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const nothing: readonly string[] = [];

/** Several choices under one question. */
export function CheckboxGroup({
  options,
  inline = false,
  name,
  value,
  defaultValue = nothing,
  onValueChange,
  onChange: _,
  required = false,
  disabled = false,
  ref,
  ...props
}: CheckboxGroupProps) {
  const {
    field: { id: givenId, ...field },
    control: own,
  } = splitProps(props);
  const messages = useUiMessages('choice');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const firstRef = useRef<HTMLInputElement>(null);
  // The browser does not validate a disabled checkbox.
  const firstIndex = Math.max(
    0,
    options.findIndex((option) => !option.disabled),
  );
  const firstValue = options[firstIndex]?.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first option has another element
  useImperativeHandle(ref, () => firstRef.current as HTMLInputElement, [firstValue]);
  const groupRef = useRef<HTMLDivElement>(null);
  const readChosen = () => {
    const boxes = groupRef.current?.querySelectorAll('input');
    return options.filter((_, index) => boxes?.[index]?.checked).map((option) => option.value);
  };

  const validate = () => {
    const isMissing = required && readChosen().length === 0;
    firstRef.current?.setCustomValidity(isMissing ? messages.atLeastOne : '');
  };
  useEffect(() => {
    const first = firstRef.current;
    validate();
    return () => first?.setCustomValidity('');
  });
  // The event comes before the change.
  useFormEvent(firstRef, 'reset', () => setTimeout(validate));

  return (
    <FieldGroup data-part="checkbox-group" {...field}>
      {({ 'aria-invalid': invalid, ...group }) => (
        // biome-ignore lint/a11y/useSemanticElements: the label, hint and error of a fieldset are outside of it
        <div
          data-part="field-group"
          {...own}
          {...group}
          ref={groupRef}
          role="group"
          className={styles.group}
          data-inline={inline || undefined}
          aria-disabled={disabled || undefined}
        >
          {options.map((option, index) => (
            <Checkbox
              key={option.value}
              ref={index === firstIndex ? firstRef : undefined}
              // This checkbox has the group's id, so that the error summary links to it.
              id={index === firstIndex ? id : `${id}-${index}`}
              label={option.label}
              hint={option.hint}
              disabled={disabled || option.disabled}
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue.includes(option.value) }
                : { checked: value.includes(option.value) })}
              onCheckedChange={() => {
                if (value === undefined) validate();
                onValueChange?.(readChosen());
              }}
              aria-invalid={invalid}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
