import { countedSteps, type Step } from '@settlement-help/contract';
import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Stepper } from '../../../primitives/feedback/Stepper/Stepper.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { StepDate, UsualDeadline } from '../Deadline/Deadline.tsx';
import { languagePropsOf } from '../languagePropsOf.ts';
import { openSteps } from '../openSteps.ts';
import { facts } from '../StepCard/StepFacts.css.ts';
import * as styles from './NextStepPanel.css.ts';

export interface NextStepPanelProps {
  steps: readonly Step[];
  checklistHref: string;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** The steps of a personal plan have no numbers. @default false */
  isPlan?: boolean | undefined;
}

/** The next step with its deadline and the progress of the checklist. */
export function NextStepPanel({ steps, checklistHref, today, isPlan = false }: NextStepPanelProps) {
  const messages = useMessages('dashboard');
  const stepMessages = useMessages('step');
  const completeMessages = useMessages('complete');
  const progressMessages = useMessages('progress');
  const titleId = useId();
  const bringId = useId();
  const counted = countedSteps(steps);
  const [next] = openSteps(steps, today, isPlan);
  const languageProps = next && languagePropsOf(next);
  const hasDate = next && (next.due || next.needed_by || (next.booked_for && next.booked_for >= today));
  const done = counted.filter((step) => step.is_completed).length;
  const [place] = next?.places ?? [];
  const bring = next?.bring.length ? next.bring : null;
  const actions = (
    // Without documents to bring, the actions use their column.
    <Inline className={styles.actions} style={bring ? undefined : { marginBlockStart: 0 }}>
      <ButtonLink
        href={next ? `${checklistHref}#step-${next.step_number}` : checklistHref}
        iconEnd={ArrowRight}
      >
        {!next
          ? messages.seeChecklist
          : isPlan
            ? messages.openThisStep
            : messages.openStep({ number: next.step_number })}
      </ButtonLink>
      {place && (
        <Link href={place.url} external standalone>
          {place.label}
        </Link>
      )}
    </Inline>
  );
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardBody>
        {hasDate ? (
          <StepDate step={next} steps={steps} today={today} />
        ) : (
          next?.deadline && <UsualDeadline step={next} />
        )}
        <Heading level={2} id={titleId} variant="panel" className={styles.title} {...languageProps}>
          {next ? next.title : completeMessages.title}
        </Heading>
        <div className={facts}>
          <div>
            <Text {...languageProps} variant="muted" className={styles.description}>
              {next ? next.description : messages.allDone}
            </Text>
            {bring && actions}
          </div>
          {bring ? (
            <div>
              <Heading level={3} id={bringId} variant="label">
                {stepMessages.bring}
              </Heading>
              <ul role="list" aria-labelledby={bringId} {...languageProps}>
                {bring.map(({ item }) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ) : (
            actions
          )}
        </div>
        <div className={styles.progress}>
          <Stepper
            label={progressMessages.value({ done, total: counted.length })}
            value={done}
            max={counted.length}
          />
        </div>
      </CardBody>
    </Card>
  );
}
