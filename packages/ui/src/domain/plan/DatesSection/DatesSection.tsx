import type { CalendarFeed, Reminders } from '@settlement-help/contract';
import { CalendarArrowDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../async/useErrorText.ts';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { SavedSwitch } from '../../../patterns/SavedSwitch.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import { CalendarAddress, type CalendarAddressProps } from './CalendarAddress.tsx';

export interface DatesSectionProps extends Omit<CalendarAddressProps, 'feed'> {
  /** Undefined while loading. */
  dates: { feed: CalendarFeed; reminders: Reminders } | undefined;
  /** The reason why loading failed. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  situationHref: string;
  /** Saves the calendar as a file and resolves to false if it has no dates. */
  onDownload: () => Promise<boolean>;
  /** Turns e-mail reminders on or off. A rejection is shown below the switch. */
  onRemind: (isOn: boolean) => Promise<void>;
  /** Why the reminders cannot be turned on, such as a `VerificationNote`. */
  disabledReason?: ReactNode;
}

/** Dates of a plan as a file, in a calendar app, or by e-mail. */
export function DatesSection({ dates, error, onRetry, ...setup }: DatesSectionProps) {
  const messages = useMessages('dates');
  const errorText = useErrorText();
  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      {dates ? (
        <Stack gap={8}>
          <CalendarFile {...setup} />
          <EmailReminders isOn={dates.reminders.by_email} {...setup} />
          <CalendarAddress feed={dates.feed} {...setup} />
        </Stack>
      ) : error ? (
        <LoadFailure message={errorText(error)} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <Stack gap={6}>
            <Skeleton shape="block" width="14rem" height="2.875rem" />
            <Skeleton lines={2} />
            <Skeleton lines={3} />
          </Stack>
        </SkeletonGroup>
      )}
    </RuledSection>
  );
}

function CalendarFile({
  situationHref,
  onDownload,
}: Pick<DatesSectionProps, 'situationHref' | 'onDownload'>) {
  const messages = useMessages('dates');
  const [isEmpty, setIsEmpty] = useState(false);
  const { pending, failure, run } = useAction(async () => {
    setIsEmpty(false);
    setIsEmpty(!(await onDownload()));
  });
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" icon={CalendarArrowDown} loading={pending} onClick={run}>
          {messages.download}
        </Button>
      </div>
      {failure}
      {isEmpty && (
        <InlineMessage tone="info" role="status">
          {messages.empty} <Link href={situationHref}>{messages.toQuestions}</Link>
        </InlineMessage>
      )}
      <Text variant="hint">{messages.downloadHint}</Text>
    </Stack>
  );
}

function EmailReminders({
  isOn,
  onRemind,
  disabledReason,
}: Pick<DatesSectionProps, 'onRemind' | 'disabledReason'> & { isOn: boolean }) {
  const { remind: label, remindHint: hint } = useMessages('dates');
  return (
    <SavedSwitch label={label} hint={hint} isOn={isOn} onSave={onRemind} disabledReason={disabledReason} />
  );
}
