import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Callout.css.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One or two words before the text, such as "Good to know". */
  title: ReactNode;
  /** One to three sentences that belong to the text around them. */
  children: ReactNode;
}

/** Sets apart what must not be missed in a text. It is part of the text, so nothing announces it; what happened is an `InlineMessage`. */
export function Callout({ title, className, children, ...props }: CalloutProps) {
  return (
    <div {...props} className={cx(styles.callout, className)}>
      <strong>{title}</strong> {children}
    </div>
  );
}
