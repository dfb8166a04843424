import { useRef, useState } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
import { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { checkNew } from './passwordChecks.ts';
import { VerifyPassword, type VerifyPasswordProps } from './VerifyPassword.tsx';

export interface ResetPasswordProps {
  token: string;
  /** Sets the new password. A rejection shows its detail or 'Reset failed'. */
  onReset: (reset: { token: string; newPassword: string }) => Promise<void>;
  /** Called after the change, to close the dialog. */
  onDone?: (() => void) | undefined;
}

export interface VerifyModeProps extends VerifyPasswordProps {
  /** Called after the right password, to close the dialog. */
  onDone?: (() => void) | undefined;
}

/**
 * `change` for a signed-in user, `verify` before something that needs the password, `forgot` without a session, `reset`
 * with the token of an e-mail.
 */
export type PasswordStepsProps =
  | ({ mode: 'change' } & ChangePasswordProps)
  | ({ mode: 'verify' } & VerifyModeProps)
  | ({ mode: 'forgot' } & ForgotPasswordProps)
  | ({ mode: 'reset' } & ResetPasswordProps);

/** The steps of the password dialog, without the dialog (§4 Password dialog steps). */
export function PasswordSteps(props: PasswordStepsProps) {
  const messages = useMessages('passwords');
  const [isDone, setIsDone] = useState(false);
  const doneRef = useRef<HTMLDivElement>(null);

  const finish = () => {
    // The focused button disappears with the form.
    moveFocus(doneRef, () => setIsDone(true));
    props.onDone?.();
  };

  if (isDone) {
    return (
      <InlineMessage ref={doneRef} tabIndex={-1} tone="success" role="status">
        {props.mode === 'reset' ? messages.reset.done : messages.changed}
      </InlineMessage>
    );
  }
  if (props.mode === 'change') return <ChangePassword {...props} onDone={finish} />;
  if (props.mode === 'verify') {
    return (
      <VerifyPassword
        email={props.email}
        lead={messages.verify.lead}
        onVerify={async (password) => {
          await props.onVerify(password);
          props.onDone?.();
        }}
      />
    );
  }
  if (props.mode === 'forgot') return <ForgotPassword {...props} onDone={finish} />;
  return (
    <Stack gap={5}>
      <Text variant="muted">{messages.reset.lead}</Text>
      <PasswordForm
        names={['new', 'confirm']}
        check={(passwords) => checkNew(passwords, messages)}
        submitLabel={messages.reset.submit}
        failedText={messages.reset.failed}
        onSubmit={async (passwords) => {
          await props.onReset({ token: props.token, newPassword: passwords.new });
          finish();
        }}
      />
    </Stack>
  );
}
