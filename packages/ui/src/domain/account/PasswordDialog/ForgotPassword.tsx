import { useId, useRef, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import * as styles from './PasswordSteps.css.ts';
import { checkAll } from './passwordChecks.ts';
import { RequestResetForm } from './RequestResetForm.tsx';

/** Changes a password without a session (§7 change-password-by-email). */
export interface EmailPasswordChange {
  email: string;
  currentPassword: string;
  newPassword: string;
}

export interface ForgotPasswordProps {
  defaultEmail?: string | undefined;
  /** Requests the reset e-mail. A rejection shows its detail. */
  onRequest: (email: string) => Promise<void>;
  /** Sets the new password. A rejection shows its detail or 'Change failed'. */
  onChangeByEmail: (change: EmailPasswordChange) => Promise<void>;
  onLogIn?: (() => void) | undefined;
  /** Called after the change, to close the dialog. */
  onDone?: (() => void) | undefined;
  /** True if the first field takes the focus when the form is rendered. */
  takesFocus?: boolean | undefined;
}

/** Requests a reset e-mail, then changes the password with the current one (§4 Password dialog steps). */
export function ForgotPassword({
  defaultEmail = '',
  onRequest,
  onChangeByEmail,
  onDone,
  onLogIn,
  takesFocus,
}: ForgotPasswordProps) {
  const messages = useMessages('passwords');
  const [knowsIt, setKnowsIt] = useState(false);
  const [email, setEmail] = useState(defaultEmail);
  const [step, setStep] = useState<'request' | 'verify'>('request');
  const titleId = useId();
  const emailRef = useRef<HTMLInputElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const goTo = (next: typeof step) =>
    moveFocus(next === 'request' ? emailRef : messageRef, () => setStep(next));

  if (step === 'request') {
    return (
      <RequestResetForm
        fieldRef={emailRef}
        defaultEmail={email}
        onLogIn={onLogIn}
        takesFocus={takesFocus}
        onSubmit={async (given) => {
          await onRequest(given);
          setEmail(given);
          goTo('verify');
        }}
      />
    );
  }

  return (
    <Stack gap={5}>
      <InlineMessage
        ref={messageRef}
        tabIndex={-1}
        tone="info"
        role="status"
        title={messages.forgot.mailedTitle}
      >
        {messages.forgot.mailed({ email })}
      </InlineMessage>
      <Button className={styles.aside} variant="quiet" size="small" onClick={() => goTo('request')}>
        {messages.forgot.otherEmail}
      </Button>
      {knowsIt ? (
        <section className={styles.other} aria-labelledby={titleId}>
          <Heading level={3} id={titleId}>
            {messages.forgot.knowTitle}
          </Heading>
          <Text variant="muted" className={styles.otherLead}>
            {messages.forgot.knowLead}
          </Text>
          <PasswordForm
            names={['current', 'new', 'confirm']}
            email={email}
            firstFieldRef={passwordRef}
            check={(passwords) => checkAll(passwords, messages)}
            submitLabel={messages.forgot.change}
            submitVariant="secondary"
            failedText={messages.changeFailed}
            onSubmit={async (passwords) => {
              await onChangeByEmail({
                email,
                currentPassword: passwords.current,
                newPassword: passwords.new,
              });
              onDone?.();
            }}
          />
        </section>
      ) : (
        <Button
          className={styles.aside}
          variant="quiet"
          size="small"
          aria-expanded={false}
          onClick={() => moveFocus(passwordRef, () => setKnowsIt(true))}
        >
          {messages.forgot.knowTitle}
        </Button>
      )}
    </Stack>
  );
}
