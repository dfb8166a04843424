import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import type { Tone } from '../../../styles/tone.ts';
import { hidden } from '../../content/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  value: number;
  max?: number | undefined;
  /** The value in words, spoken and shown: "4 of 10 MB", "Strong". @default the percentage */
  valueText?: string | undefined;
  /** Rates the amount; `valueText` must contain the same information. @default 'neutral' */
  tone?: Tone | 'neutral' | undefined;
  /** Splits the bar, for a scale with few levels. @default 1 */
  parts?: number | undefined;
}

/** Shows an amount such as used storage. Use `Progress` for a running task. */
export function Meter({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'neutral',
  parts = 1,
  className,
  ...props
}: MeterProps) {
  const format = useFormats();
  const labelId = useId();
  const share = Math.min(Math.max(value / max, 0), 1);
  const words = valueText ?? format.percent(share);

  return (
    <div data-part="meter" {...props} className={cx(styles.root, className)} data-tone={tone}>
      <div className={styles.caption}>
        <span data-part="meter-label" id={labelId} className={labelHidden ? hidden : styles.label}>
          {label}
        </span>
        <span data-part="meter-value" className={styles.value} aria-hidden="true">
          {words}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the bar of a <meter> cannot be drawn in parts */}
      <div
        data-part="meter-track"
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
        aria-valuetext={words}
        className={styles.track}
      >
        {Array.from({ length: parts }, (_, part) => {
          const filled = Math.min(Math.max(share * parts - part, 0), 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
            <div key={part} className={styles.part}>
              <div
                data-part="meter-bar"
                className={styles.bar({ tone })}
                style={{ inlineSize: `${filled * 100}%` }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
