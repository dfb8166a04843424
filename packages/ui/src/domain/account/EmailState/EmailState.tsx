import type { User } from '@settlement-help/contract';
import { CircleCheck } from 'lucide';
import { useRef } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { VerificationNote } from '../VerificationNote/VerificationNote.tsx';
import * as styles from './EmailState.css.ts';

export interface EmailStateProps {
  user: Pick<User, 'email' | 'email_verified' | 'pending_email'>;
  /** Sends the verification email again. */
  onSendVerification: () => Promise<unknown>;
  /** Opens the dialog that changes the address. */
  onChangeEmail: () => void;
  /** Cancels the pending change. A rejection is shown below the buttons. */
  onCancelChange: () => Promise<unknown>;
}

/** Shows below the email address if it is confirmed or changes soon; nothing if the server does not verify addresses. */
export function EmailState({ user, onSendVerification, onChangeEmail, onCancelChange }: EmailStateProps) {
  const messages = useMessages('emailAddress');
  const { announce, announcement } = useAnnounce();
  const changeRef = useRef<HTMLButtonElement>(null);
  const cancel = useAction(async () => {
    await onCancelChange();
    announce(messages.cancelled);
    // The pressed button disappears.
    changeRef.current?.focus();
  });

  if (user.email_verified === null) return null;
  const pendingEmail = user.pending_email;
  return (
    <Stack gap={3} className={styles.state}>
      {pendingEmail !== null ? (
        <Text variant="small" className={styles.text}>
          {messages.waits({ address: pendingEmail })}
        </Text>
      ) : user.email_verified ? (
        <Text variant="small" className={styles.verified}>
          <Icon icon={CircleCheck} size="small" />
          {messages.verified}
        </Text>
      ) : (
        <VerificationNote email={user.email} effect="profile" onSend={onSendVerification} />
      )}
      {cancel.failure}
      <Inline>
        <Button
          ref={changeRef}
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onClick={onChangeEmail}
        >
          {pendingEmail === null ? messages.change.title : messages.sendLinkAgain}
        </Button>
        {pendingEmail !== null && (
          <Button variant="quiet" size="small" loading={cancel.pending} onClick={cancel.run}>
            {messages.cancel}
          </Button>
        )}
      </Inline>
      {announcement}
    </Stack>
  );
}
