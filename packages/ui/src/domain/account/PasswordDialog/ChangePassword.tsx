import { useRef, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import * as styles from './PasswordSteps.css.ts';
import { checkNew } from './passwordChecks.ts';
import { VerifyPassword, type VerifyPasswordProps } from './VerifyPassword.tsx';

export interface ChangePasswordProps extends VerifyPasswordProps {
  /** Sets the new password. A rejection shows its detail or 'Change failed'. */
  onChangePassword: (newPassword: string) => Promise<void>;
  /** Called after the change, to close the dialog. */
  onDone?: (() => void) | undefined;
}

/**
 * Verifies the current password, then sets a new one (§4 Password dialog steps). The caller shows the toast in
 * between.
 */
export function ChangePassword({ email, onVerify, onChangePassword, onDone }: ChangePasswordProps) {
  const messages = useMessages('passwords');
  const [step, setStep] = useState<'verify' | 'reset'>('verify');
  const fieldRef = useRef<HTMLInputElement>(null);

  const goTo = (next: typeof step) => moveFocus(fieldRef, () => setStep(next));

  if (step === 'verify') {
    return (
      <VerifyPassword
        email={email}
        fieldRef={fieldRef}
        lead={messages.change.verifyLead}
        onVerify={async (current) => {
          await onVerify(current);
          goTo('reset');
        }}
      />
    );
  }

  return (
    <Stack gap={5}>
      <Text variant="muted">{messages.change.resetLead}</Text>
      <PasswordForm
        names={['new', 'confirm']}
        email={email}
        firstFieldRef={fieldRef}
        check={(passwords) => checkNew(passwords, messages)}
        submitLabel={messages.change.submit}
        failedText={messages.changeFailed}
        onSubmit={async (passwords) => {
          await onChangePassword(passwords.new);
          onDone?.();
        }}
      >
        <Button className={styles.aside} variant="quiet" size="small" onClick={() => goTo('verify')}>
          {messages.change.back}
        </Button>
      </PasswordForm>
    </Stack>
  );
}
