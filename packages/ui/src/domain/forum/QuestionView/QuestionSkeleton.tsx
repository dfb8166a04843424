import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './QuestionView.css.ts';
import { BackToForum } from './QuestionView.tsx';

export function QuestionSkeleton({ backHref }: { backHref: string }) {
  return (
    <Stack gap={6} className={styles.page}>
      <BackToForum href={backHref} />
      <SkeletonGroup>
        <Stack>
          <Skeleton shape="heading" width="min(34rem, 95%)" />
          <Skeleton width="min(20rem, 70%)" />
          <div>
            <Skeleton lines={3} />
          </div>
          <div>
            <Skeleton lines={3} />
          </div>
        </Stack>
      </SkeletonGroup>
    </Stack>
  );
}
