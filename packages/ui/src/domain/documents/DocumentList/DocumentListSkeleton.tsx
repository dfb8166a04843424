import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './DocumentList.css.ts';

const rows = [1, 2, 3, 4];

/** Holds the places of the first documents while they are loaded. */
export function DocumentListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.head}>
        <Skeleton shape="heading" width="min(12rem, 60%)" />
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton shape="block" width="1.625rem" height="1.625rem" />
          <div>
            <Skeleton width="min(15rem, 80%)" />
            <Skeleton width="min(20rem, 95%)" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
