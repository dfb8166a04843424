import { type FormEvent, useId } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { looksLikeEmail, readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface EmailChange {
  email: string;
  currentPassword: string;
}

export interface ChangeEmailFormProps {
  email: string;
  pendingEmail: string | null;
  onSubmit: (change: EmailChange) => Promise<unknown>;
}

/** The new email address and the current password. */
export function ChangeEmailForm({ email, pendingEmail, onSubmit }: ChangeEmailFormProps) {
  const { change: messages } = useMessages('emailAddress');
  const auth = useMessages('auth');
  const passwords = useMessages('passwords');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const id = useId();
  const emailId = `${id}-email`;
  const passwordId = `${id}-password`;

  const checkEmail = (text: string) => {
    if (!text) return auth.emailRequired;
    if (!looksLikeEmail(text)) return auth.emailInvalid;
    return text.toLowerCase() === email.toLowerCase() && messages.same;
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    const change = { email: value('email').trim(), currentPassword: value('current') };
    submit({
      checked: [
        { fieldId: emailId, message: checkEmail(change.email) },
        { fieldId: passwordId, message: !change.currentPassword && passwords.currentMissing },
      ],
      send: async () => {
        await onSubmit(change);
      },
      fieldOf: (path) => (path === 'email' ? emailId : path === 'current_password' ? passwordId : undefined),
      ownText: (error) => {
        const { status, detail } = failureOf(error);
        return status === 400 && (detail ?? passwords.incorrect);
      },
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <Text variant="muted">{messages.lead}</Text>
      <FormErrors {...formErrors} />
      <TextField
        id={emailId}
        name="email"
        type="email"
        label={messages.email}
        autoComplete="email"
        dir="ltr"
        defaultValue={pendingEmail ?? ''}
        error={errorOf(emailId)}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={passwordId}
        name="current"
        label={passwords.current}
        autoComplete="current-password"
        error={errorOf(passwordId)}
      />
      <Button type="submit" loading={pending} fullWidth>
        {messages.submit}
      </Button>
    </Stack>
  );
}
