import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as styles from './ProgressPanel.css.ts';

export function ProgressPanelSkeleton() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <Text variant="small">
        <Skeleton letters={10} />
      </Text>
      <p className={styles.count}>
        <Skeleton letters={5} />
      </p>
      <Skeleton className={styles.bar} shape="block" height="0.5625rem" />
      <Text variant="small">
        <Skeleton letters={15} />
      </Text>
    </div>
  );
}
