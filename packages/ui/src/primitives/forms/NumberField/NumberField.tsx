import { Minus, Plus } from 'lucide';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useFormats, useUiMessages } from '../../../i18n/UiProvider.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { IconType } from '../../content/Icon/Icon.tsx';
import { useAnnounce } from '../../feedback/useAnnounce.tsx';
import { Field, type FieldLook, type NoChangeEvent } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { useFormEvent } from '../Field/useFormEvent.ts';
import * as styles from './NumberField.css.ts';
import { addStep, readNumber, writeNumber } from './readNumber.ts';

type OmittedProps = 'id' | 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange';

export interface NumberFieldProps
  extends FieldLook,
    NoChangeEvent,
    Omit<ComponentProps<'input'>, OmittedProps> {
  /** Text, because the names of the buttons contain it: "Increase Number of children". */
  label: string;
  /** Submitted name. The value is a plain number with a point, or empty if there is no valid number. */
  name?: string | undefined;
  /** Null if the field is empty. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Called with null if the field is empty or its text is not a number within the limits. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Lowest number; a negative one shows a keyboard with a minus. @default 0 */
  min?: number | undefined;
  /** Highest number. @default none */
  max?: number | undefined;
  /** Change by a button or an arrow key. Decimals are only valid if the step has some, such as 0.5. @default 1 */
  step?: number | undefined;
}

/** A small number that a person types or changes with two buttons. A wrong text stays and is reported on blur. */
export function NumberField({
  label,
  name,
  form,
  value,
  defaultValue = null,
  onValueChange,
  onChange: _,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  error,
  readOnly,
  disabled,
  onBlur,
  onKeyDown,
  onInvalid,
  ref,
  ...props
}: NumberFieldProps) {
  const {
    field: { id: givenId, ...field },
    control: own,
  } = splitProps({ label, ...props });
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const messages = useUiMessages('number');
  const format = useFormats().number;
  const { announce, announcement } = useAnnounce();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);

  const write = (number: number | null) => (number === null ? '' : writeNumber(number, format));
  const [typed, setTyped] = useState(() => write(value ?? defaultValue));
  const [isReported, setIsReported] = useState(false);

  /** Returns null for an empty text and undefined for a text that is not a number. */
  const read = (text: string) => (text.trim() === '' ? null : readNumber(text, format));

  const isWhole = Number.isInteger(step);
  const example = addStep(Math.max(min, 0), step);

  const problemOf = (text: string) => {
    const number = read(text);
    if (number === null) return undefined;
    if (isWhole && !Number.isInteger(number)) return messages.notWhole({ example });
    if (number === undefined) return messages.notNumber({ example });
    if (number < min) return messages.tooLow({ min });
    return number > max ? messages.tooHigh({ max }) : undefined;
  };

  const validOf = (text: string) => (problemOf(text) === undefined ? (read(text) ?? null) : null);

  // Keeps the typed text while it matches the controlled number.
  const text = value === undefined || (value ?? null) === validOf(typed) ? typed : write(value);
  const number = read(text);
  const problem = problemOf(text);

  // A form without `noValidate` is not submitted with a wrong text.
  useEffect(() => inputRef.current?.setCustomValidity(problem ?? ''), [problem]);

  const show = (next: number | null) => {
    setTyped(write(next));
    setIsReported(false);
  };
  useFormEvent(inputRef, 'reset', () => show(defaultValue));

  const report = () => setIsReported(problem !== undefined);

  const handleChange = (next: string) => {
    setTyped(next);
    if (problemOf(next) === undefined) setIsReported(false);
    onValueChange?.(validOf(next));
  };

  /** Returns the number after a step, or null if the step is not possible. An empty field counts as zero. */
  const afterStep = (change: number) => {
    if (number === undefined || (isWhole && !Number.isInteger(number ?? 0))) return null;
    const next = Math.min(max, Math.max(min, addStep(number ?? 0, change)));
    return number === null || Math.sign(next - number) === Math.sign(change) ? next : null;
  };
  const increased = afterStep(step);
  const decreased = afterStep(-step);

  const set = (next: number | null) => {
    if (next === null) return;
    show(next);
    onValueChange?.(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') report();
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isArrow || hasModifier || readOnly || event.defaultPrevented) return;
    event.preventDefault();
    set(event.key === 'ArrowUp' ? increased : decreased);
  };

  const buttonFor = (icon: IconType, name: string, next: number | null) => (
    <IconButton
      data-part="number-field-button"
      className={styles.button}
      size="small"
      icon={icon}
      label={name}
      labelAsText
      aria-controls={id}
      disabled={disabled}
      // Not `disabled`, which would take the focus from the button at a limit.
      aria-disabled={next === null || undefined}
      onClick={() => {
        set(next);
        if (next !== null) announce(write(next));
      }}
    />
  );

  return (
    <Field
      data-part="number-field"
      {...field}
      id={id}
      error={(isReported && problem) || error}
      after={announcement}
    >
      {(control) => (
        <>
          <div data-part="field-frame" className={styles.frame}>
            {!readOnly && buttonFor(Minus, messages.decrease({ label }), decreased)}
            <input
              autoComplete="off"
              inputMode={min < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'}
              {...control}
              {...own}
              ref={inputRef}
              // `type="number"` changes with the wheel and loses a text that is not a number.
              type="text"
              form={form}
              readOnly={readOnly}
              disabled={disabled}
              className={styles.input}
              value={text}
              onChange={(event) => handleChange(event.target.value)}
              onKeyDown={handleKeyDown}
              onBlur={(event) => {
                onBlur?.(event);
                report();
                // Shows how the field understood the text.
                if (problem === undefined && number !== undefined) setTyped(write(number));
              }}
              onInvalid={(event) => {
                onInvalid?.(event);
                report();
              }}
            />
            {!readOnly && buttonFor(Plus, messages.increase({ label }), increased)}
          </div>
          {name && (
            <input type="hidden" name={name} form={form} value={validOf(text) ?? ''} disabled={disabled} />
          )}
        </>
      )}
    </Field>
  );
}
