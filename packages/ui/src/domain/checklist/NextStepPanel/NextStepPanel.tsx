import type { Step } from '@settlement-help/contract';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { applying, inTurn } from '../planOrder.ts';
import { RouteLine } from '../RouteLine/RouteLine.tsx';
import * as styles from './NextStepPanel.css.ts';

export interface NextStepPanelProps {
  /** The steps in order; the nearest date of those that are open is the next one, else the first. */
  steps: readonly Step[];
  /** Where the checklist is. */
  checklistHref: string;
  /** The day that it is in the country, as `YYYY-MM-DD`, from which dates are counted. */
  today: string;
}

/** The one thing to do next, with its deadline and how far the way has come. */
export function NextStepPanel({ steps, checklistHref, today }: NextStepPanelProps) {
  const messages = useMessages('dashboard');
  const stepMessages = useMessages('step');
  const complete = useMessages('complete');
  const titleId = useId();
  const counted = applying(steps);
  const [next] = inTurn(steps);
  const done = counted.filter((step) => step.is_completed).length;
  const [place] = next?.places ?? [];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardBody>
        {next?.due && <Deadline step={next} today={today} />}
        {next?.deadline && !next.due && <Badge tone="marker">{stepMessages.when(next.deadline)}</Badge>}
        <Heading level={2} id={titleId} variant="panel" className={styles.title}>
          {next ? next.title : complete.title}
        </Heading>
        <Text variant="muted" className={styles.description}>
          {next ? next.description : messages.allDone}
        </Text>
        <div className={styles.actions}>
          <ButtonLink
            href={next ? `${checklistHref}#step-${next.step_number}` : checklistHref}
            iconEnd={ArrowRight}
          >
            {next ? messages.openStep(next.step_number) : messages.seeChecklist}
          </ButtonLink>
          {place && (
            <Link href={place.url} external standalone>
              {place.label}
            </Link>
          )}
        </div>
        <div className={styles.way}>
          <RouteLine total={counted.length} done={done} />
        </div>
      </CardBody>
    </Card>
  );
}
