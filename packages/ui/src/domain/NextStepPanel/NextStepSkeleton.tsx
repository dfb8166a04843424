import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './NextStepPanel.css.ts';

/** Holds the place of the next step while the checklist is loaded. */
export function NextStepSkeleton() {
  return (
    <Card>
      <CardBody>
        <SkeletonGroup className={styles.skeleton}>
          <Skeleton width="11rem" />
          <Skeleton shape="heading" width="min(20rem, 80%)" />
          <Skeleton lines={2} />
          <Skeleton shape="block" width="9rem" height="2.875rem" />
          <Skeleton />
        </SkeletonGroup>
      </CardBody>
    </Card>
  );
}
