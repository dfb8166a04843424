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
import { deadlineState } from './deadlineState.ts';
import { type DeadlineTexts, deadlineTexts } from './deadlineTexts.ts';

interface DateLineProps extends DeadlineTexts {
  isBooked?: boolean;
  children?: ReactNode;
}

function DateLine({ marked, head, note, advice, isBooked, children }: DateLineProps) {
  return (
    <div>
      <Inline gap={2}>
        {marked ? (
          <Badge variant="marker">{head}</Badge>
        ) : (
          <Inline as="strong" gap={2}>
            {isBooked && <Icon icon={CalendarCheck} size="small" />}
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
  /** The dates of an open step; without any, nothing is shown. */
  step: Pick<Step, 'due' | 'booked_for'>;
  /** The day that it is in the country, as `YYYY-MM-DD`. */
  today: string;
  /** Whether to name the law. @default false */
  withLaw?: boolean;
}

/** By when a step is due, in the words that fit how near that is. What is due is highlighted, and nothing is red. */
export function Deadline({ step, today, withLaw = false }: DeadlineProps) {
  const messages = useMessages('deadline');
  const state = deadlineState(step, today);
  if (!state) return null;
  const { law = null, law_url = null, kind = 'practical' } = step.due ?? {};
  return (
    <DateLine {...deadlineTexts(messages, state, kind)} isBooked={state.name === 'booked'}>
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

/** When a step usually has to be done, in the words that it brings. */
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
  /** The step that waits for another one, with a date. */
  step: Pick<Step, 'title' | 'due' | 'booked_for'>;
  /** The day that it is in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** Which step waits for this one, and by when; once that day has passed, that it is best done now. */
export function NeededFor({ step, today }: NeededForProps) {
  const messages = useMessages('deadline');
  const state = deadlineState(step, today);
  const date = nextDate(step, today);
  if (!state || !date) return null;
  const { marked, note } = deadlineTexts(messages, state, 'legal');
  return (
    <DateLine
      marked={marked}
      head={state.name === 'past' ? messages.bestNow : messages.neededBy({ date })}
      note={note}
      advice={messages.neededFor({ title: step.title })}
    />
  );
}
