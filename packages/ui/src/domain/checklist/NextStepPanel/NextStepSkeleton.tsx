import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { facts } from '../StepCard/StepFacts.css.ts';
import * as styles from './NextStepPanel.css.ts';

export function NextStepSkeleton() {
  return (
    <Card>
      <CardBody>
        <SkeletonGroup>
          <Skeleton width="11rem" />
          <p className={styles.titleSkeleton}>
            <Skeleton letters={28} />
          </p>
          <div className={facts}>
            <div>
              <Text variant="muted" className={styles.description}>
                <Skeleton letters={145} />
              </Text>
              <Inline className={styles.actions}>
                <Skeleton shape="block" width="9rem" height="2.875rem" />
                <Skeleton width="13rem" />
              </Inline>
            </div>
            <Skeleton lines={4} />
          </div>
          <Skeleton className={styles.progress} />
        </SkeletonGroup>
      </CardBody>
    </Card>
  );
}
