import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './QuestionList.css.ts';

const rows = [1, 2, 3];

export function QuestionListSkeleton() {
  return (
    <SkeletonGroup className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.item}>
          <Stack gap={3}>
            <Skeleton shape="heading" width="min(28rem, 90%)" />
            <Skeleton width="min(20rem, 70%)" />
            <div>
              <Skeleton lines={3} />
            </div>
          </Stack>
        </div>
      ))}
    </SkeletonGroup>
  );
}
