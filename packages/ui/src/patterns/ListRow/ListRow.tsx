import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../primitives/content/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './ListRow.css.ts';

export interface ListRowProps {
  /** The kind of thing that it is. */
  icon: IconType;
  /** What can be done with it, at the end of the row or below its text. */
  actions?: ReactNode;
  /** Stands below all of it, such as why an action failed. */
  below?: ReactNode;
  /** Its name and what is known of it. */
  children: ReactNode;
}

/** One thing in a list, as an `<li>`: an icon, its text and its actions. */
export function ListRow({ icon, actions, below, children }: ListRowProps) {
  return (
    <li className={styles.row}>
      <Icon icon={icon} size="large" className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}

export interface ListRowSkeletonProps {
  /** How long the name and what is known of it usually are. */
  widths: [string, string];
}

/** Holds the place of a row while its list is loaded. */
export function ListRowSkeleton({ widths: [name, facts] }: ListRowSkeletonProps) {
  return (
    <div className={styles.row}>
      <Skeleton shape="block" width="1.625rem" height="1.625rem" />
      <div>
        <Skeleton width={name} />
        <Skeleton width={facts} />
      </div>
    </div>
  );
}
