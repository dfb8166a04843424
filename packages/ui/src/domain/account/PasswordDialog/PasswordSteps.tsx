import { useRef, useState } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
import { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
import { PasswordDone } from './PasswordDone.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { checkNew } from './passwordChecks.ts';

export interface ResetPasswordProps {
  /** The single-use token of the reset email. */
  token: string;
  /** Sets the new password; its rejection is shown by its detail, or as 'Reset failed'. */
  onReset: (reset: { token: string; newPassword: string }) => Promise<void>;
  /** Called after the reset, to close what the step stands in. */
  onDone?: (() => void) | undefined;
}

/** The mode is `change` for a signed-in person, `forgot` without a log-in, `reset` with the token of a mail. */
export type PasswordStepsProps =
  | ({ mode: 'change' } & ChangePasswordProps)
  | ({ mode: 'forgot' } & ForgotPasswordProps)
  | ({ mode: 'reset' } & ResetPasswordProps);

/** The steps of the password dialog, to stand in a dialog of the app (§4 Password dialog steps). */
export function PasswordSteps(props: PasswordStepsProps) {
  if (props.mode === 'change') return <ChangePassword {...props} />;
  if (props.mode === 'forgot') return <ForgotPassword {...props} />;
  return <ResetStep {...props} />;
}

function ResetStep({ token, onReset, onDone }: ResetPasswordProps) {
  const messages = useMessages('passwords');
  const [done, setDone] = useState(false);
  const doneRef = useRef<HTMLDivElement>(null);

  if (done) return <PasswordDone ref={doneRef}>{messages.reset.done}</PasswordDone>;

  return (
    <Stack gap={5}>
      <Text variant="muted">{messages.reset.lead}</Text>
      <PasswordForm
        names={['new', 'confirm']}
        check={(passwords) => checkNew(passwords, messages)}
        submitLabel={messages.reset.submit}
        failureText={({ kind, detail }) =>
          kind === 'network' ? messages.network : detail || messages.reset.failed
        }
        onSubmit={async (passwords) => {
          await onReset({ token, newPassword: passwords.new });
          moveFocus(doneRef, () => setDone(true));
          onDone?.();
        }}
      />
    </Stack>
  );
}
