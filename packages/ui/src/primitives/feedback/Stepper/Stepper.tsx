import { type ComponentProps, Fragment } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Stepper.css.ts';

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Accessible name, such as "3 of 10 steps". */
  label: string;
  /** Number of completed steps. */
  value: number;
  /** Number of steps; twenty fit into 320 px. */
  max: number;
}

/** Progress through steps as a line with a mark per step. For interactive steps use a list. */
export function Stepper({ label, value, max, className, ...props }: StepperProps) {
  return (
    <div data-part="stepper" {...props} className={cx(styles.line, className)} role="img" aria-label={label}>
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the line
        <Fragment key={index}>
          <span data-part="stepper-leg" className={styles.leg} data-travelled={index <= value || undefined} />
          <span
            data-part="stepper-stop"
            className={styles.stop}
            data-state={index < value ? 'done' : index === value ? 'here' : 'ahead'}
          />
        </Fragment>
      ))}
    </div>
  );
}
