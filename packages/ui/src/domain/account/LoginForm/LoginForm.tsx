import type { Credentials, LogIn } from '@settlement-help/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from '../form.css.ts';
import { type FormLink, onPlainClick } from '../formLink.ts';
import { LoginCodeForm } from './LoginCodeForm.tsx';

export interface LoginFormProps {
  /** Fills in the e-mail, such as that of a new account. */
  defaultEmail?: string | undefined;
  /**
   * Logs in. A rejection shows its detail, its message, or 'Login failed'. The code `second_factor_required` shows the
   * second step, which calls it again with a code.
   */
  onSubmit: (credentials: LogIn) => Promise<void>;
  /** The link to the password dialog; it opens with the e-mail typed so far. */
  forgotPassword?: { href: string; onFollow: (email: string) => void } | undefined;
  signUp: FormLink;
  /** True if the e-mail, or the password if the e-mail is known, takes the focus when the form is rendered. */
  takesFocus?: boolean | undefined;
}

/** Logs in with e-mail and password (§2 Login modal, §8 Auth). */
export function LoginForm({ defaultEmail, onSubmit, forgotPassword, signUp, takesFocus }: LoginFormProps) {
  const messages = useMessages('auth');
  const { formErrors, errorOf, pending, submit } = useSubmission({
    networkText: messages.login.network,
    generalText: messages.login.failed,
  });
  // Kept until the code of a second factor is entered.
  const [accepted, setAccepted] = useState<Credentials>();
  const id = useId();
  const emailRef = useRef<HTMLInputElement>(null);
  const emailId = `${id}-email`;
  const passwordId = `${id}-password`;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    const credentials = { email: value('email').trim(), password: value('password') };
    submit({
      checked: [
        { fieldId: emailId, message: !credentials.email && messages.emailRequired },
        { fieldId: passwordId, message: !credentials.password && messages.passwordRequired },
      ],
      send: async () => {
        try {
          await onSubmit(credentials);
        } catch (error) {
          if (failureOf(error).code !== 'second_factor_required') throw error;
          setAccepted(credentials);
        }
      },
      ownText: (error) => {
        const { detail, kind } = failureOf(error);
        // An `ApiError` without a detail has a message for developers only.
        return !detail && kind === undefined && error instanceof Error && error.message;
      },
    });
  };

  if (accepted) return <LoginCodeForm onSubmit={(code) => onSubmit({ ...accepted, code })} />;
  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <FormErrors {...formErrors} />
      <TextField
        ref={emailRef}
        id={emailId}
        name="email"
        type="email"
        label={messages.email}
        defaultValue={defaultEmail}
        autoComplete="username"
        autoFocus={takesFocus && !defaultEmail}
        error={errorOf(emailId)}
      />
      <PasswordField
        id={passwordId}
        name="password"
        label={messages.password}
        autoComplete="current-password"
        // The e-mail is filled in already.
        autoFocus={Boolean(defaultEmail)}
        error={errorOf(passwordId)}
      />
      {forgotPassword && (
        <ButtonLink
          className={styles.forgot}
          variant="quiet"
          size="small"
          href={forgotPassword.href}
          onClick={onPlainClick(() => forgotPassword.onFollow(emailRef.current?.value.trim() ?? ''))}
        >
          {messages.forgot}
        </ButtonLink>
      )}
      <Button type="submit" loading={pending} fullWidth>
        {messages.login.submit}
      </Button>
      <Text variant="small" className={styles.aside}>
        {messages.login.noAccount}
        <ButtonLink variant="quiet" size="small" href={signUp.href} onClick={onPlainClick(signUp.onFollow)}>
          {messages.login.signUp}
        </ButtonLink>
      </Text>
    </Stack>
  );
}
