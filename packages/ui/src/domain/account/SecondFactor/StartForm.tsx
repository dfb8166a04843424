import { type FormEvent, useId } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SecondFactor.css.ts';

export interface StartFormProps {
  email: string;
  onSubmit: (currentPassword: string) => Promise<void>;
}

/** Asks for the password before the secret is created. */
export function StartForm({ email, onSubmit }: StartFormProps) {
  const messages = useMessages('secondFactor');
  const passwords = useMessages('passwords');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const passwordId = useId();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const password = readForm(event)('current');
    submit({
      checked: [{ fieldId: passwordId, message: !password && passwords.currentMissing }],
      send: () => onSubmit(password),
      ownText: (error) => failureOf(error).status === 400 && (failureOf(error).detail ?? passwords.incorrect),
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit} className={styles.form}>
      <FormErrors {...formErrors} />
      <Text>{messages.apps}</Text>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={passwordId}
        name="current"
        label={passwords.current}
        autoComplete="current-password"
        error={errorOf(passwordId)}
      />
      <div>
        <Button type="submit" loading={pending}>
          {messages.start}
        </Button>
      </div>
    </Stack>
  );
}
