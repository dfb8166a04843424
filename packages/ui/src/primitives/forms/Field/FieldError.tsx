import { CircleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as styles from './Field.css.ts';

export interface FieldErrorProps extends Omit<ComponentProps<'p'>, 'children'> {
  id: string;
  error: ReactNode;
}

export function FieldError({ error, className, ...props }: FieldErrorProps) {
  return (
    <p data-part="field-error" {...props} className={cx(styles.error, className)}>
      <Icon icon={CircleAlert} />
      <span>{error}</span>
    </p>
  );
}
