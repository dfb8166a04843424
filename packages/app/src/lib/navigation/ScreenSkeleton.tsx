import { Skeleton, SkeletonGroup } from '@settlement-help/ui';

export const ScreenSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="heading" width="min(22rem, 80%)" />
    <Skeleton width="min(28rem, 90%)" />
    <Skeleton shape="block" height="18rem" />
  </SkeletonGroup>
);
