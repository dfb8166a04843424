import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { useFieldIds } from './useFieldIds.ts';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';

/** Props shared by all fields, also by a checkbox with its label next to it. */
export interface ChoiceLook {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean | undefined;
  /** Id of the control, the target of `FormErrorSummary`. @default generated */
  id?: string | undefined;
}

/** Props of fields with a label above. */
export interface FieldLook extends ChoiceLook {
  /** Only for assistive technology, if the label is obvious from the context. @default false */
  labelHidden?: boolean | undefined;
}

/** Props of text controls, in addition to the native `onChange`. */
export interface ValueProps {
  onValueChange?: ((value: string) => void) | undefined;
}

/** For fields with several inputs, which have no common change event. */
export interface NoChangeEvent {
  /** Use `onValueChange`, in react-hook-form with a `Controller`. */
  onChange?: undefined;
}

/** Attributes that connect the control with its label, hint and error. */
export interface FieldControlProps {
  id: string;
  /** Default style of a control; optional for custom controls. */
  className: string;
  'data-part': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Further ids that describe the control, such as a counter's. */
  describedBy?: string | undefined;
  after?: ReactNode;
  children: (control: FieldControlProps) => ReactNode;
}

/** A control with its label, hint and error, connected for assistive technology. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  id,
  describedBy,
  after,
  className,
  children,
  ...props
}: FieldProps) {
  const messages = useUiMessages('field');
  const { hintId, errorId, control } = useFieldIds({ id, hint, error, describedBy });
  const slotRef = useInputBeforeHydration<HTMLDivElement>();

  return (
    <div
      data-part="field"
      {...props}
      className={cx(styles.field, className)}
      data-invalid={error ? true : undefined}
    >
      <label data-part="field-label" htmlFor={control.id} className={labelHidden ? hidden : styles.label}>
        {label} {optional && <span className={styles.optional}>{messages.optional}</span>}
      </label>
      {hint != null && (
        <p data-part="field-hint" id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div ref={slotRef} className={styles.slot}>
        {children({ 'data-part': 'field-control', ...control, className: styles.control })}
      </div>
      {after}
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}
