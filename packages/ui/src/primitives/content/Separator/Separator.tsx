import * as Radix from 'radix-ui/separator';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Separator.css.ts';

export interface SeparatorProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** A vertical line is as high as its flex or grid row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Hides the line from assistive technology. A labelled line is always decorative, so that its label is read. @default true */
  decorative?: boolean | undefined;
  /** A word in the middle of the line, such as "or". */
  label?: ReactNode;
}

/** A line between two groups, with an optional label in the middle. */
export function Separator({
  orientation = 'horizontal',
  decorative = true,
  label,
  className,
  ...props
}: SeparatorProps) {
  const hasLabel = label != null;
  return (
    <Radix.Root
      data-part="separator"
      {...props}
      orientation={orientation}
      decorative={decorative || hasLabel}
      className={cx(styles.separator, className)}
    >
      <span className={styles.line} />
      {hasLabel && (
        <>
          <span data-part="separator-label" className={styles.label}>
            {label}
          </span>
          <span className={styles.line} />
        </>
      )}
    </Radix.Root>
  );
}
