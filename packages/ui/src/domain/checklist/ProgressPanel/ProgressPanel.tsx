import { countedSteps, type Step } from '@settlement-help/contract';
import { useId, useState } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { languagePropsOf } from '../languagePropsOf.ts';
import { openSteps } from '../openSteps.ts';
import * as styles from './ProgressPanel.css.ts';

export interface ProgressPanelProps {
  steps: readonly Step[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** Links past the completed steps to the current one. */
  checklistHref?: string | undefined;
}

/** Progress of the checklist: state, count, percentage and the step after the current one (§2 Checklist). */
export function ProgressPanel({ steps, today, checklistHref }: ProgressPanelProps) {
  const messages = useMessages('progressPanel');
  const progress = useMessages('progress');
  const titleId = useId();
  const counted = countedSteps(steps);
  const total = counted.length;
  const done = counted.filter((step) => step.is_completed).length;
  const [initial] = useState(done);
  const isDone = total > 0 && done === total;
  const [current, next] = openSteps(steps, today, false);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading
        level={2}
        id={titleId}
        variant="label"
        className={styles.state}
        data-done={isDone || undefined}
      >
        {isDone ? messages.done : messages.inProgress}
      </Heading>
      {/* "2/10" is written left to right in every language. */}
      <p className={styles.count} dir="ltr" aria-hidden="true">
        <span key={done} className={styles.done} data-fresh={done === initial ? undefined : true}>
          {done}
        </span>
        <span className={styles.total}>{`/${total}`}</span>
      </p>
      <Progress
        className={styles.bar}
        label={messages.title}
        labelHidden
        value={done}
        max={Math.max(total, 1)}
        valueText={progress.value({ done, total })}
        valueHidden
      />
      <Text variant="small">{messages.way({ share: total === 0 ? 0 : done / total })}</Text>
      {current && done > 0 && checklistHref && (
        <Link className={styles.current} href={`${checklistHref}#step-${current.step_number}`} standalone>
          {messages.goTo({ step: current.step_number })}
        </Link>
      )}
      {next && (
        <div className={styles.next}>
          <Heading level={3} variant="label" className={styles.nextTitle}>
            {messages.nextAfter}
          </Heading>
          <p {...languagePropsOf(next)}>{next.title}</p>
        </div>
      )}
    </section>
  );
}
