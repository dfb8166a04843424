import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import type { RadioOption } from '../RadioGroup/RadioGroup.tsx';
import * as styles from './SegmentedControl.css.ts';

/** One choice of a `SegmentedControl`. */
export interface Segment extends RadioOption {
  /** A drawing of what is chosen, at the end of the segment; the label says the same. */
  sample?: ReactNode;
}

type Own = 'children' | 'defaultValue' | 'onChange';

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, Own> {
  /** Label above the segments. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone, where a heading above says it. @default false */
  labelHidden?: boolean | undefined;
  /** The options. */
  options: readonly Segment[];
  /** Sets short segments beside each other in one frame. @default false */
  inline?: boolean | undefined;
  /** Tells this group from others of the page, and a form what it sends. @default generated */
  name?: string | undefined;
  /** The value that is chosen, where the app decides. */
  value?: string | undefined;
  /** The value that is chosen at first. @default none */
  defaultValue?: string | undefined;
  /** Called with the value that the person chose, which applies at once. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Disables all segments. @default false */
  disabled?: boolean | undefined;
}

/** One of a few views or settings that applies at once. It is one stop of the Tab key; the arrows choose. */
export function SegmentedControl({
  label,
  labelHidden = false,
  options,
  inline = false,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  className,
  ...props
}: SegmentedControlProps) {
  const id = useId();
  return (
    <div className={cx(fieldStyles.field, className)}>
      <p id={id} className={labelHidden ? hidden : fieldStyles.label}>
        {label}
      </p>
      <div
        {...props}
        role="radiogroup"
        aria-labelledby={id}
        aria-disabled={disabled || undefined}
        className={styles.group}
        data-inline={inline || undefined}
      >
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
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
            <span className={styles.segment}>
              <span className={styles.words}>
                <span id={`${id}-${index}`}>{option.label}</span>
                {option.hint != null && (
                  <span id={`${id}-${index}-hint`} className={styles.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
              {option.sample != null && <span aria-hidden="true">{option.sample}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
