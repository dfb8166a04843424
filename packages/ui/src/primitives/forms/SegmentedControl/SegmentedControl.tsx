import type { ReactNode } from 'react';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { type RadioFieldProps, type RadioOption, useRadios } from '../Field/useRadios.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> extends RadioOption<Value> {
  /** A small preview at the end of the segment, hidden from assistive technology. */
  sample?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> extends RadioFieldProps<Value> {
  options: readonly Segment<Value>[];
  /** `horizontal` places short segments next to each other in one frame; `vertical` has room for hints and samples. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Selects a view or a setting that applies immediately. */
export function SegmentedControl<Value extends string>({
  options,
  orientation = 'horizontal',
  ...props
}: SegmentedControlProps<Value>) {
  const { field, group, radio } = useRadios(props);

  return (
    <FieldGroup data-part="segmented-control" {...field}>
      {(described) => (
        <div
          data-part="field-group"
          {...group}
          {...described}
          className={styles.group}
          data-orientation={orientation}
        >
          {options.map((option, index) => {
            const input = radio(option, index);
            const labelId = `${input.id}-label`;
            const hintId = `${input.id}-hint`;
            return (
              <label key={option.value} data-part="segmented-control-option" className={styles.option}>
                <input
                  data-part="field-control"
                  {...input}
                  className={styles.input}
                  aria-labelledby={labelId}
                  aria-describedby={option.hint == null ? undefined : hintId}
                />
                <span data-part="segmented-control-segment" className={styles.segment}>
                  <span className={styles.words}>
                    <span id={labelId}>{option.label}</span>
                    {option.hint != null && (
                      <span data-part="segmented-control-hint" id={hintId} className={styles.hint}>
                        {option.hint}
                      </span>
                    )}
                  </span>
                  {option.sample != null && <span aria-hidden="true">{option.sample}</span>}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
