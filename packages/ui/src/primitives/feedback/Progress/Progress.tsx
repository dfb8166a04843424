import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** `null` if the progress is unknown. */
  value: number | null;
  max?: number | undefined;
  /** The value in words, spoken and shown: "3 of 10 steps". @default the percentage */
  valueText?: string | undefined;
  valueHidden?: boolean | undefined;
}

/** Shows how far something has come. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  valueHidden = false,
  className,
  ...props
}: ProgressProps) {
  const format = useFormats();
  const labelId = useId();
  const share = value === null ? 0 : Math.min(Math.max(value / max, 0), 1);
  const words = valueText ?? (value === null ? undefined : format.percent(share));

  return (
    <div data-part="progress" {...props} className={cx(styles.root, className)}>
      <div className={labelHidden && (valueHidden || words === undefined) ? hidden : styles.caption}>
        <span data-part="progress-label" id={labelId} className={labelHidden ? hidden : styles.label}>
          {label}
        </span>
        {!valueHidden && words !== undefined && (
          <span data-part="progress-value" className={styles.value} aria-hidden="true">
            {words}
          </span>
        )}
      </div>
      <div
        data-part="progress-track"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : share * max}
        aria-valuetext={words}
        className={styles.track}
      >
        <div
          data-part="progress-bar"
          className={styles.bar}
          data-indeterminate={value === null || undefined}
          style={value === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
