import type { Step } from '@settlement-help/contract';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface ChangedDate {
  step: Step;
  /** The date that the person saw last, as `YYYY-MM-DD`. */
  before: string;
  now: string;
}

export interface ChangedDatesProps {
  changedDates: readonly ChangedDate[];
  onDismiss: () => void;
}

/** Says which dates have changed since the last visit, with both dates. */
export function ChangedDates({ changedDates, onDismiss }: ChangedDatesProps) {
  const messages = useMessages('plan');
  if (changedDates.length === 0) return null;
  return (
    <InlineMessage
      tone="info"
      role="status"
      title={messages.changedTitle({ count: changedDates.length })}
      onDismiss={onDismiss}
    >
      <Stack as="ul" role="list" gap={2}>
        {changedDates.map(({ step, before, now }) => (
          <li key={step.id}>{messages.changedDate({ title: step.title, now, before })}</li>
        ))}
      </Stack>
    </InlineMessage>
  );
}
