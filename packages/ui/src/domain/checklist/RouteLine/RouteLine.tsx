import { Fragment } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './RouteLine.css.ts';

export interface RouteLineProps {
  /** Number of all steps. */
  total: number;
  /** Number of completed steps. */
  done: number;
}

/** The way so far as a line with its stops; spoken as "2 of 10 steps". */
export function RouteLine({ total, done }: RouteLineProps) {
  const progress = useMessages('progress');
  return (
    <div className={styles.line} role="img" aria-label={progress.value(done, total)}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the line
        <Fragment key={index}>
          <span className={styles.leg} data-travelled={index <= done || undefined} />
          <span
            className={styles.stop}
            data-state={index < done ? 'done' : index === done ? 'here' : 'ahead'}
          />
        </Fragment>
      ))}
    </div>
  );
}
