import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Callout.css.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One or two words before the text, such as "Good to know". */
  title: ReactNode;
  children: ReactNode;
}

/** Highlights a part of a text. It is not announced; for events use `InlineMessage`. */
export function Callout({ title, className, children, ...props }: CalloutProps) {
  return (
    <div data-part="callout" {...props} className={cx(styles.callout, className)}>
      <strong data-part="callout-title">{title}</strong> {children}
    </div>
  );
}
