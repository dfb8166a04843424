import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldLook } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { RadioOption } from '../RadioGroup/RadioGroup.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment extends RadioOption {
  /** A small preview at the end of the segment, hidden from assistive technology. */
  sample?: ReactNode;
}

type Own = 'children' | 'defaultValue' | 'onChange';

export interface SegmentedControlProps extends Omit<FieldLook, 'id'>, Omit<ComponentProps<'div'>, Own> {
  options: readonly Segment[];
  /** `horizontal` places short segments next to each other in one frame; `vertical` has room for hints and samples. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Submitted name. @default generated */
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
}

/** Selects a view or a setting that applies immediately. */
export function SegmentedControl({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  orientation = 'horizontal',
  name,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...props
}: SegmentedControlProps) {
  const id = useId();
  return (
    <FieldGroup
      data-part="segmented-control"
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={describedBy}
      className={className}
    >
      {(group) => (
        <div
          data-part="field-group"
          {...props}
          {...group}
          role="radiogroup"
          aria-disabled={disabled || undefined}
          className={styles.group}
          data-orientation={orientation}
        >
          {options.map((option, index) => (
            <label key={option.value} data-part="segmented-control-option" className={styles.option}>
              <input
                data-part="field-control"
                type="radio"
                className={styles.input}
                name={name ?? id}
                value={option.value}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
                disabled={disabled || option.disabled}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={option.hint == null ? undefined : `${id}-${index}-hint`}
              />
              <span data-part="segmented-control-segment" className={styles.segment}>
                <span className={styles.words}>
                  <span id={`${id}-${index}`}>{option.label}</span>
                  {option.hint != null && (
                    <span
                      data-part="segmented-control-hint"
                      id={`${id}-${index}-hint`}
                      className={styles.hint}
                    >
                      {option.hint}
                    </span>
                  )}
                </span>
                {option.sample != null && <span aria-hidden="true">{option.sample}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
