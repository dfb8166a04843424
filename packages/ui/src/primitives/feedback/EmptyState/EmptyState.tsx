import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Inline } from '../../content/Stack/Stack.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Decorative, hidden from assistive technology. */
  illustration?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Replaces an empty list: explains what will be shown and offers the first action. */
export function EmptyState({
  title,
  headingLevel = 2,
  illustration,
  action,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div
      data-part="empty-state"
      {...props}
      className={cx(styles.root, className)}
      data-illustrated={illustration != null ? true : undefined}
    >
      {illustration != null && (
        <div data-part="empty-state-illustration" className={styles.illustration} aria-hidden="true">
          {illustration}
        </div>
      )}
      <div className={styles.body}>
        <Title data-part="empty-state-title" className={styles.title}>
          {title}
        </Title>
        {children != null && (
          <div data-part="empty-state-text" className={styles.text}>
            {children}
          </div>
        )}
        {action != null && (
          <Inline data-part="empty-state-action" gap={4} className={styles.action}>
            {action}
          </Inline>
        )}
      </div>
    </div>
  );
}
