import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../../primitives/content/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './ListRow.css.ts';

export interface ListRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  icon: IconType;
  actions?: ReactNode;
  /** Shown below the row, such as the error of an action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One item of a list, as an `<li>`: an icon, its text and its actions. */
export function ListRow({ icon, actions, footer, className, children, ...props }: ListRowProps) {
  return (
    <li data-part="list-row" {...props} className={cx(styles.row, className)}>
      <Icon data-part="list-row-icon" icon={icon} size="large" className={styles.icon} />
      <div className={styles.content}>
        <div data-part="list-row-content" className={styles.text}>
          {children}
        </div>
        {actions && (
          <div data-part="list-row-actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
      {footer && (
        <div data-part="list-row-footer" className={styles.footer}>
          {footer}
        </div>
      )}
    </li>
  );
}

export interface ListRowSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** CSS widths of the name and of the details. */
  widths: [string, string];
}

/** Placeholder for a row while its list is loading. */
export function ListRowSkeleton({ widths: [name, facts], className, ...props }: ListRowSkeletonProps) {
  return (
    <div data-part="list-row-skeleton" {...props} className={cx(styles.row, className)}>
      <Skeleton shape="block" width="1.625rem" height="1.625rem" />
      <div>
        <Skeleton width={name} />
        <Skeleton width={facts} />
      </div>
    </div>
  );
}
