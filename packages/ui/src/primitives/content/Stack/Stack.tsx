import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Step of the space scale between the children. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | undefined;
}

/** Sets its children one under the other with the same gap. */
export function Stack({ gap = 4, className, ...props }: StackProps) {
  return <div {...props} className={cx(styles.stack({ gap }), className)} />;
}

/** Sets its children beside each other with the same gap; they wrap where there is no room. */
export function Inline({ gap = 3, className, ...props }: StackProps) {
  return <div {...props} className={cx(styles.inline({ gap }), className)} />;
}
