import { CircleAlert } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

export interface FieldErrorProps {
  /** Id by which the control is described. */
  id: string;
  /** What is wrong and what to do. */
  error: string;
  /** Class of the whole. */
  className?: string | undefined;
}

/** What is wrong with a field, with a sign beside the words. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <p id={id} className={cx(styles.error, className)}>
      <Icon icon={CircleAlert} />
      <span>{error}</span>
    </p>
  );
}
