import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Props of a `<span>`. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for assistive technology alone. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={cx(hidden, className)} />;
}
