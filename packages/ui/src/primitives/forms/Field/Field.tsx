import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { useFieldIds } from './useFieldIds.ts';

/** Props shared by all fields. */
export interface FieldLook {
  /** The question, above the control. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone, where the surroundings show it, as beside a search icon. @default false */
  labelHidden?: boolean | undefined;
  /** Help for answering, under the label. */
  hint?: ReactNode;
  /** The error and how to correct it, shown below the control. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean | undefined;
  /** Id of the control, to link to it from a `FormErrorSummary`. @default generated */
  id?: string | undefined;
}

/** Attributes that connect the control with its label, hint and error. */
export interface FieldControlProps {
  /** Id of the control. */
  id: string;
  /** Default style of a control; optional for custom controls. */
  className: string;
  /** Ids of hint and error, and of what else describes it. */
  'aria-describedby': string | undefined;
  /** Present while there is an error. */
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Further ids that describe the control, such as a counter's. */
  describedBy?: string | undefined;
  /** Shown below the control, before the error. */
  after?: ReactNode;
  /** Renders the control with the props that tie it to its label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Lays out a control with its label, hint and error, and ties them together for assistive technology. */
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
  const messages = useMessages('field');
  const { hintId, errorId, control } = useFieldIds({ id, hint, error, describedBy });

  return (
    <div {...props} className={cx(styles.field, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={control.id} className={labelHidden ? hidden : styles.label}>
        {label} {optional && <span className={styles.optional}>{messages.optional}</span>}
      </label>
      {hint != null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.slot}>{children({ ...control, className: styles.control })}</div>
      {after}
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}
