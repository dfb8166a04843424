import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './StepList.css.ts';

const stops = [1, 2, 3, 4];

export function StepListSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap={8} className={styles.list}>
        {stops.map((stop) => (
          <div key={stop} className={styles.skeletonStep}>
            <Skeleton shape="circle" width="2.375rem" height="2.375rem" />
            <Stack gap={3}>
              <Skeleton shape="heading" width="min(18rem, 70%)" />
              <Skeleton lines={2} />
            </Stack>
          </div>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
