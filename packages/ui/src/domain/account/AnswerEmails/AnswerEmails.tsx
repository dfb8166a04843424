import type { AnswerEmailSettings } from '@settlement-help/contract';
import { useErrorText } from '../../../async/useErrorText.ts';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { SavedSwitch } from '../../../patterns/SavedSwitch.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';

export interface AnswerEmailsProps {
  /** Undefined while loading. */
  setting: AnswerEmailSettings | undefined;
  /** The reason why loading failed. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** Turns the emails on or off. A rejection is shown below the switch. */
  onSave: (isOn: boolean) => Promise<unknown>;
  /** True if the emails cannot be turned on, because the address is not verified. */
  isUnverified?: boolean | undefined;
}

/** Settings section with a switch for emails about new answers. */
export function AnswerEmails({ setting, error, onRetry, onSave, isUnverified = false }: AnswerEmailsProps) {
  const messages = useMessages('answerEmails');
  const errorText = useErrorText();
  return (
    <RuledSection title={messages.title}>
      {setting ? (
        <SavedSwitch
          label={messages.label}
          hint={messages.hint}
          isOn={setting.by_email}
          onSave={onSave}
          disabledReason={isUnverified ? <Text variant="small">{messages.unverified}</Text> : undefined}
        />
      ) : error ? (
        <LoadFailure message={errorText(error)} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
    </RuledSection>
  );
}
