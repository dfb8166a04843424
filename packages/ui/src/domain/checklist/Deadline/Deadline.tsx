import type { Step } from '@settlement-help/contract';
import { CalendarCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { languagePropsOf } from '../languagePropsOf.ts';
import { type DeadlineTexts, dueDateTexts, stepDateTexts } from './stepDateTexts.ts';

interface DateLineProps extends DeadlineTexts {
  children?: ReactNode;
}

function DateLine({ state, isHighlighted, head, note, advice, children }: DateLineProps) {
  return (
    <div>
      <Inline gap={2}>
        {isHighlighted ? (
          <Badge variant="marker">{head}</Badge>
        ) : (
          <Inline as="strong" gap={2} wrap={false}>
            {state === 'booked' && <Icon icon={CalendarCheck} size="small" />}
            {head}
          </Inline>
        )}
        {note && (
          <Text as="span" variant="small">
            {note}
          </Text>
        )}
        {children}
      </Inline>
      {advice && <Text variant="hint">{advice}</Text>}
    </div>
  );
}

export interface DeadlineProps {
  /** Nothing is shown if the step has no date. */
  step: Pick<Step, 'due' | 'booked_for'>;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** Names the law. @default false */
  withLaw?: boolean;
}

/** The date of a step, worded by how near it is. Highlights past dates and dates within `urgentDays`. */
export function Deadline({ step, today, withLaw = false }: DeadlineProps) {
  const messages = useMessages('deadline');
  const texts = stepDateTexts(messages, step, today);
  if (!texts) return null;
  return <DateLine {...texts}>{withLaw && <Law due={step.due} />}</DateLine>;
}

/** The law that sets a date. */
export function Law({ due }: Pick<Step, 'due'>) {
  if (!due?.law) return null;
  const { law, law_url } = due;
  return (
    <Text as="span" variant="small">
      {law_url ? (
        <Link href={law_url} external variant="muted">
          <bdi>{law}</bdi>
        </Link>
      ) : (
        <bdi>{law}</bdi>
      )}
    </Text>
  );
}

/** The usual deadline of a step, in its own words. */
export function UsualDeadline({ step }: { step: Step }) {
  const { when } = useMessages('step');
  return (
    <Badge variant="marker">
      {/* Every translation ends with {deadline}, so the span can follow. */}
      {when({ deadline: '' })}
      <span {...languagePropsOf(step)}>{step.deadline}</span>
    </Badge>
  );
}

interface NeededForProps {
  /** The step that waits for this one. */
  title: string;
  /** Its date, as `YYYY-MM-DD`. */
  date: string;
  today: string;
}

/** Names the step that waits for this one and its date. */
function NeededFor({ title, date, today }: NeededForProps) {
  const messages = useMessages('deadline');
  const { state, isHighlighted, note } = dueDateTexts(messages, date, 'legal', today);
  return (
    <DateLine
      state={state}
      isHighlighted={isHighlighted ?? false}
      head={state === 'past' ? messages.bestNow : messages.neededBy({ date })}
      note={note}
      advice={messages.neededFor({ title })}
    />
  );
}

export interface StepDateProps extends DeadlineProps {
  step: Step;
  /** The plan, for the title of the step that needs this one. */
  steps: readonly Step[];
}

/** The date of a step. The date of a step that needs it replaces its own, because it is always earlier. */
export function StepDate({ step, steps, today, withLaw = false }: StepDateProps) {
  const { needed_by, booked_for } = step;
  const dependent = needed_by && steps.find(({ key }) => key === needed_by.key);
  const isBooked = booked_for !== null && booked_for >= today;
  if (!dependent || isBooked) {
    return <Deadline step={step} today={today} withLaw={withLaw} />;
  }
  return <NeededFor title={dependent.title} date={needed_by.date} today={today} />;
}
