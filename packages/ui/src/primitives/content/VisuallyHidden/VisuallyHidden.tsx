import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text only for assistive technology. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span data-part="visually-hidden" {...props} className={cx(hidden, className)} />;
}
