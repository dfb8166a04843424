import { Check } from 'lucide';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
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

type Own = 'id' | 'children' | 'defaultValue' | 'onChange' | 'ref';

export interface CheckboxGroupProps extends FieldLook, NoChangeEvent, Omit<ComponentProps<'div'>, Own> {
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
  /** The first checkbox. */
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
  const messages = useMessages('choice');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const firstRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => firstRef.current as HTMLInputElement, []);
  const [kept, setKept] = useState(defaultValue);
  const chosen = value ?? kept;
  useFormEvent(firstRef, 'reset', () => setKept(defaultValue));

  const isMissing = required && !options.some((option) => chosen.includes(option.value));
  useEffect(() => {
    firstRef.current?.setCustomValidity(isMissing ? messages.atLeastOne : '');
  }, [isMissing, messages]);

  const choose = (changed: string, isChecked: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((other) => (other === changed ? isChecked : chosen.includes(other)));
    setKept(next);
    onValueChange?.(next);
  };

  return (
    <FieldGroup {...field}>
      {({ 'aria-invalid': invalid, ...group }) => (
        // biome-ignore lint/a11y/useSemanticElements: the label, hint and error of a fieldset are outside of it
        <div
          {...own}
          {...group}
          role="group"
          className={styles.group}
          data-inline={inline || undefined}
          aria-disabled={disabled || undefined}
        >
          {options.map((option, index) => (
            <ChoiceField
              key={option.value}
              // The first checkbox has the group's id, so that the error summary links to it.
              id={index === 0 ? id : `${id}-${index}`}
              label={option.label}
              hint={option.hint}
              disabled={disabled || option.disabled}
            >
              {({ className, ...control }) => (
                <span className={cx(className, checkbox.root)}>
                  <input
                    {...control}
                    ref={index === 0 ? firstRef : undefined}
                    type="checkbox"
                    name={name}
                    value={option.value}
                    checked={chosen.includes(option.value)}
                    onChange={(event) => choose(option.value, event.target.checked)}
                    aria-invalid={invalid}
                    className={checkbox.box}
                  />
                  <Icon icon={Check} className={checkbox.sign} />
                </span>
              )}
            </ChoiceField>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
