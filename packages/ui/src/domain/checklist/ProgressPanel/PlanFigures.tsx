import { countedSteps, nextDate, type Step, sortOpenSteps } from '@settlement-help/contract';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './PlanFigures.css.ts';

export interface PlanFiguresProps {
  steps: readonly Step[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** Progress of a personal plan: how many steps are done, and how many dates are ahead. */
export function PlanFigures({ steps, today }: PlanFiguresProps) {
  const messages = useMessages('plan');
  const { title } = useMessages('progressPanel');
  const progress = useMessages('progress');
  const { number } = useFormats();
  const counted = countedSteps(steps);
  const total = counted.length;
  const done = counted.filter(({ is_completed }) => is_completed).length;
  const dates = sortOpenSteps(steps, today).filter((step) => (nextDate(step, today) ?? '') >= today).length;
  return (
    <div>
      <div className={styles.figures}>
        <p className={styles.figure}>
          <span className={styles.value}>{number(done)}</span> {messages.doneOf({ total })}
        </p>
        <p className={styles.figure}>
          <span className={styles.value}>{number(dates)}</span> {messages.datesAhead({ count: dates })}
        </p>
      </div>
      <Progress
        label={title}
        labelHidden
        value={done}
        max={Math.max(total, 1)}
        valueText={progress.value({ done, total })}
        valueHidden
      />
    </div>
  );
}
