import { type ReactNode, useId } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import type { FieldLook } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { useFieldIds } from './useFieldIds.ts';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';

interface FieldGroupProps extends Omit<FieldLook, 'id'> {
  /** The component that it renders. */
  'data-part': string;
  className?: string | undefined;
  describedBy?: string | undefined;
  children: (group: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Several controls with one label, hint and error, connected for assistive technology. */
export function FieldGroup({
  'data-part': part,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  describedBy,
  className,
  children,
}: FieldGroupProps) {
  const messages = useUiMessages('field');
  const labelId = useId();
  const { hintId, errorId, control } = useFieldIds({ id: undefined, hint, error, describedBy });
  const { id: _, ...group } = control;
  const rootRef = useInputBeforeHydration<HTMLDivElement>();

  return (
    <div
      ref={rootRef}
      data-part={part}
      className={cx(styles.field, className)}
      data-invalid={error ? true : undefined}
    >
      <p data-part="field-label" id={labelId} className={labelHidden ? hidden : styles.label}>
        {label} {optional && <span className={styles.optional}>{messages.optional}</span>}
      </p>
      {hint != null && (
        <p data-part="field-hint" id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ 'aria-labelledby': labelId, ...group })}
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}
