import { type Step, sortByNextDate, sortOpenSteps } from '@settlement-help/contract';
import { useId } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { untranslated } from '../untranslated.ts';

/** A longer list would not help. */
const maxShown = 4;

export interface DueListProps {
  /** The steps of the plan. */
  steps: readonly Step[];
  /** Where the checklist is. */
  checklistHref: string;
  /** Where the dates are put into a calendar or reminded of by e-mail. */
  datesHref: string;
  /** The day that it is in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** The dates after that of the next step, the nearest first. Without any, nothing is shown. */
export function DueList({ steps, checklistHref, datesHref, today }: DueListProps) {
  const messages = useMessages('dueList');
  const titleId = useId();
  const dated = sortByNextDate(sortOpenSteps(steps, today).slice(1), today);
  if (dated.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {messages.title}
      </Heading>
      <Stack as="ul" role="list">
        {dated.slice(0, maxShown).map((step) => (
          <li key={step.id}>
            <Link href={`${checklistHref}#step-${step.step_number}`} {...untranslated(step)}>
              {step.title}
            </Link>
            <Deadline step={step} today={today} />
          </li>
        ))}
      </Stack>
      {dated.length > maxShown && (
        <Text variant="small">{messages.more({ count: dated.length - maxShown })}</Text>
      )}
      <div>
        <Link href={datesHref} standalone>
          {messages.setUp}
        </Link>
      </div>
    </Stack>
  );
}
