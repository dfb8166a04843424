import type { ComponentProps } from 'react';
import { Card, CardBody } from '../../primitives/content/Card/Card.tsx';
import { Stack } from '../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../primitives/feedback/Skeleton/Skeleton.tsx';

export type PageShape = 'cards' | 'list' | 'form' | 'article';

export interface PageSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The layout of the content that replaces it. */
  shape: PageShape;
}

/** Skeleton of a page while its code is loading. */
export const PageSkeleton = ({ shape, ...props }: PageSkeletonProps) => (
  <SkeletonGroup data-part="page-skeleton" {...props}>
    <Stack gap={8}>
      <div>
        <Skeleton shape="heading" width="min(22rem, 80%)" />
        <Skeleton width="min(28rem, 90%)" />
      </div>
      {[1, 2, 3].map((part) => (
        <PartSkeleton key={part} shape={shape} />
      ))}
    </Stack>
  </SkeletonGroup>
);

function PartSkeleton({ shape }: { shape: PageShape }) {
  if (shape === 'form')
    return (
      <Stack gap={2}>
        <Skeleton width="9rem" />
        <Skeleton shape="block" height="2.875rem" width="min(26rem, 100%)" />
      </Stack>
    );
  if (shape === 'article')
    return (
      <div>
        <Skeleton shape="heading" width="min(12rem, 60%)" />
        <Skeleton lines={4} />
      </div>
    );
  const part = (
    <Stack gap={2}>
      <Skeleton shape="heading" width="min(16rem, 70%)" />
      <Skeleton lines={2} />
    </Stack>
  );
  return shape === 'list' ? (
    part
  ) : (
    <Card>
      <CardBody>{part}</CardBody>
    </Card>
  );
}
