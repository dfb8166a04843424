import { type FormEvent, useId, useState } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { OneTimeCodeField } from '../../../primitives/forms/OneTimeCodeField/OneTimeCodeField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from '../form.css.ts';

export interface LoginCodeFormProps {
  onSubmit: (code: string) => Promise<void>;
}

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export function LoginCodeForm({ onSubmit }: LoginCodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <CodeForm
      // The error of one code does not apply to the other.
      key={String(isRecovery)}
      isRecovery={isRecovery}
      onSwitch={() => setIsRecovery(!isRecovery)}
      onSubmit={onSubmit}
    />
  );
}

interface CodeFormProps extends LoginCodeFormProps {
  isRecovery: boolean;
  /** Called by the button that asks for the other code. */
  onSwitch: () => void;
}

function CodeForm({ isRecovery, onSwitch, onSubmit }: CodeFormProps) {
  const { login } = useMessages('auth');
  const messages = login.secondFactor;
  const { formErrors, errorOf, pending, submit } = useSubmission({
    networkText: login.network,
    generalText: login.failed,
  });
  const codeId = useId();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const code = readForm(event)('code').trim();
    submit({
      checked: [{ fieldId: codeId, message: !code && messages.missing }],
      send: () => onSubmit(code),
      fieldOf: (path) => (path === 'code' ? codeId : undefined),
    });
  };

  const codeProps = { id: codeId, name: 'code', autoFocus: true, error: errorOf(codeId) };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <p>{isRecovery ? messages.recoveryLead : messages.lead}</p>
      <FormErrors {...formErrors} />
      {isRecovery ? (
        <TextField
          {...codeProps}
          label={messages.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      ) : (
        <OneTimeCodeField {...codeProps} label={messages.code} />
      )}
      <Button
        className={styles.quietButton}
        variant="quiet"
        size="small"
        aria-disabled={pending}
        onClick={onSwitch}
      >
        {isRecovery ? messages.useApp : messages.useRecovery}
      </Button>
      <Button type="submit" loading={pending} fullWidth>
        {login.submit}
      </Button>
    </Stack>
  );
}
