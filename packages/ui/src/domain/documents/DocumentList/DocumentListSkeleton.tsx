import { ListRowSkeleton } from '../../../patterns/ListRow/ListRow.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './DocumentList.css.ts';

const rows = [1, 2, 3, 4];

export function DocumentListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.head}>
        <Skeleton shape="heading" width="min(12rem, 60%)" />
      </div>
      {rows.map((row) => (
        <ListRowSkeleton key={row} widths={['min(15rem, 80%)', 'min(20rem, 95%)']} />
      ))}
    </SkeletonGroup>
  );
}
