import { type Step, sortByNextDate, sortOpenSteps } from '@settlement-help/contract';
import { useId } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { StepDate } from '../Deadline/Deadline.tsx';
import { untranslated } from '../untranslated.ts';

const maxShown = 4;

export interface DueListProps {
  steps: readonly Step[];
  checklistHref: string;
  /** The page for the calendar and e-mail reminders. */
  datesHref: string;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** The dates after the next step's, nearest first. */
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
            <StepDate step={step} steps={steps} today={today} />
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
