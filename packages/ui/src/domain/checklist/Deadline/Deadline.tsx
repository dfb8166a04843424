import type { Step } from '@settlement-help/contract';
import { CalendarCheck } from 'lucide-react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { closeBeside } from '../../../styles/layout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { deadlineState } from './deadlineState.ts';

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
  const { marked, head, note, advice } = messages.of(state, kind);
  return (
    <div>
      <div className={closeBeside}>
        {marked ? (
          <Badge tone="marker">{head}</Badge>
        ) : (
          <strong className={closeBeside}>
            {state.name === 'booked' && <Icon icon={CalendarCheck} size="small" />}
            {head}
          </strong>
        )}
        {note && (
          <Text as="span" variant="small">
            {note}
          </Text>
        )}
        {withLaw && law && (
          <Text as="span" variant="small">
            {law_url ? (
              <Link href={law_url} external tone="muted">
                {law}
              </Link>
            ) : (
              law
            )}
          </Text>
        )}
      </div>
      {advice && <Text variant="hint">{advice}</Text>}
    </div>
  );
}
