import { type FormEvent, useId } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SecondFactor.css.ts';

export interface TurnOffValues {
  currentPassword: string;
  code: string;
}

export interface TurnOffFormProps {
  email: string;
  onSubmit: (values: TurnOffValues) => Promise<void>;
}

/** Asks for the password and a code, because a stolen session has neither. */
export function TurnOffForm({ email, onSubmit }: TurnOffFormProps) {
  const messages = useMessages('secondFactor');
  const passwords = useMessages('passwords');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const id = useId();
  const passwordId = `${id}-password`;
  const codeId = `${id}-code`;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    const values = { currentPassword: value('current'), code: value('code').trim() };
    submit({
      checked: [
        { fieldId: passwordId, message: !values.currentPassword && passwords.currentMissing },
        { fieldId: codeId, message: !values.code && messages.anyCodeMissing },
      ],
      send: () => onSubmit(values),
      fieldOf: (path) => (path === 'code' ? codeId : path === 'current_password' ? passwordId : undefined),
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit} className={styles.form}>
      <FormErrors {...formErrors} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={passwordId}
        name="current"
        label={passwords.current}
        autoComplete="current-password"
        error={errorOf(passwordId)}
      />
      <TextField
        id={codeId}
        name="code"
        label={messages.anyCode}
        autoComplete="one-time-code"
        dir="ltr"
        error={errorOf(codeId)}
      />
      <div>
        <Button type="submit" variant="secondary" loading={pending}>
          {messages.turnOff}
        </Button>
      </div>
    </Stack>
  );
}
