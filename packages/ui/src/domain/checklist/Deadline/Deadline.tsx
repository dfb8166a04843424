import { nextDate, type Step } from '@settlement-help/contract';
import { CalendarCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { untranslated } from '../untranslated.ts';
import { type DeadlineTexts, deadlineTexts } from './deadlineTexts.ts';

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
          <Inline as="strong" gap={2}>
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

/** The date of a step, worded by how near it is. Due dates are highlighted. */
export function Deadline({ step, today, withLaw = false }: DeadlineProps) {
  const messages = useMessages('deadline');
  const texts = deadlineTexts(messages, step, today);
  if (!texts) return null;
  const { law = null, law_url = null } = step.due ?? {};
  return (
    <DateLine {...texts}>
      {withLaw && law && (
        <Text as="span" variant="small">
          {law_url ? (
            <Link href={law_url} external variant="muted">
              <bdi>{law}</bdi>
            </Link>
          ) : (
            <bdi>{law}</bdi>
          )}
        </Text>
      )}
    </DateLine>
  );
}

/** The usual deadline of a step, in its own words. */
export function UsualDeadline({ step }: { step: Step }) {
  const { when } = useMessages('step');
  return (
    <Badge variant="marker">
      {when({ deadline: '' })}
      <span {...untranslated(step)}>{step.deadline}</span>
    </Badge>
  );
}

export interface NeededForProps {
  step: Pick<Step, 'title' | 'due' | 'booked_for'>;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** Names the step that waits for this one and its date. */
export function NeededFor({ step, today }: NeededForProps) {
  const messages = useMessages('deadline');
  const texts = deadlineTexts(messages, step, today, 'legal');
  const date = nextDate(step, today);
  if (!texts || !date) return null;
  const isPast = texts.state === 'past';
  return (
    <DateLine
      state={isPast ? 'past' : 'upcoming'}
      isHighlighted={texts.isHighlighted ?? false}
      head={isPast ? messages.bestNow : messages.neededBy({ date })}
      note={texts.note}
      advice={messages.neededFor({ title: step.title })}
    />
  );
}
