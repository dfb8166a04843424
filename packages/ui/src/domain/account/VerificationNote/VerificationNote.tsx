import { Mail } from 'lucide';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { useErrorText } from '../../../async/useErrorText.ts';
import { usePending } from '../../../async/usePending.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './VerificationNote.css.ts';

export interface VerificationNoteProps {
  email: string;
  /** A new address that waits for its confirmation, which would verify it. */
  pendingEmail?: string | null | undefined;
  /** Adds what an unconfirmed address prevents, in the profile or below a switch. */
  effect?: 'profile' | 'switch' | undefined;
  /** Sends the email again. A rejection is shown below the button. */
  onSend: () => Promise<unknown>;
}

/** A quiet line about an email address that is not confirmed, with a button that sends the email again. */
export function VerificationNote({ email, pendingEmail = null, effect, onSend }: VerificationNoteProps) {
  const messages = useMessages('emailAddress');
  const errorText = useErrorText();
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const { pending, run } = usePending(async () => {
    setIsSent(false);
    setFailure(undefined);
    try {
      await onSend();
      setIsSent(true);
    } catch (error) {
      setFailure(failureOf(error).status === 429 ? messages.tooMany : errorText(error));
    }
  });

  return (
    <div className={styles.note}>
      <Icon icon={Mail} className={styles.icon} />
      <Stack gap={2} align="start">
        <Text variant="small" className={styles.text}>
          {pendingEmail === null
            ? messages.notVerified({ address: email })
            : messages.waits({ address: pendingEmail })}{' '}
          {effect && messages.effects[effect]}
        </Text>
        {pendingEmail === null && (
          <Button variant="quiet" size="small" bleed loading={pending} onClick={run}>
            {messages.sendAgain}
          </Button>
        )}
        {isSent && (
          <Text variant="small" role="status">
            {messages.sent}
          </Text>
        )}
        {failure && (
          <InlineMessage tone="error" role="alert">
            {failure}
          </InlineMessage>
        )}
      </Stack>
    </div>
  );
}
