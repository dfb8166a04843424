import type { Credentials } from '@settlement-help/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { failureOf } from '../../internal/failure.ts';
import * as styles from '../../internal/form.css.ts';
import { readForm } from '../../internal/formData.ts';
import { useMessages } from '../../internal/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormErrorSummary } from '../../primitives/FormErrorSummary/FormErrorSummary.tsx';
import { useFormErrors } from '../../primitives/FormErrorSummary/useFormErrors.ts';
import { InlineMessage } from '../../primitives/InlineMessage/InlineMessage.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface LoginFormProps {
  /** Logs in; its rejection is shown by its detail, its message, or 'Login failed'. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Opens the password dialog with the e-mail that was typed so far; the link is there only with it. */
  onForgotPassword?: ((email: string) => void) | undefined;
  /** Goes on to the registration. */
  onSignUp: () => void;
}

/** E-mail and password, with the ways to a new account and a forgotten password (§2 Login modal, §8 Auth). */
export function LoginForm({ onSubmit, onForgotPassword, onSignUp }: LoginFormProps) {
  const messages = useMessages('auth');
  const { summary, errorOf, show } = useFormErrors();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const emailRef = useRef<HTMLInputElement>(null);
  const emailId = `${id}-email`;
  const passwordId = `${id}-password`;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    if (pending) return;
    setFailure(undefined);
    const credentials = { email: value('email').trim(), password: value('password') };
    const isIncomplete = show([
      { fieldId: emailId, message: !credentials.email && messages.emailRequired },
      { fieldId: passwordId, message: !credentials.password && messages.passwordRequired },
    ]);
    if (isIncomplete) return;
    setPending(true);
    try {
      await onSubmit(credentials);
    } catch (error) {
      const { detail, kind } = failureOf(error);
      // What was thrown for an answer without a detail says nothing to a person.
      const thrown = kind !== 'http' && kind !== 'unreadable' && error instanceof Error && error.message;
      setFailure(detail || thrown || messages.login.failed);
    } finally {
      setPending(false);
    }
  };

  // While the answer is awaited nothing else can be pressed: a message that goes moves what stood below it under the
  // second press of a double one.
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <FormErrorSummary {...summary} />
      {failure && (
        <InlineMessage tone="error" role="alert">
          {failure}
        </InlineMessage>
      )}
      <TextField
        ref={emailRef}
        id={emailId}
        name="email"
        type="email"
        label={messages.email}
        autoComplete="username"
        error={errorOf(emailId)}
      />
      <PasswordField
        id={passwordId}
        name="password"
        label={messages.password}
        autoComplete="current-password"
        error={errorOf(passwordId)}
      />
      {onForgotPassword && (
        <Button
          className={styles.forgot}
          variant="quiet"
          size="small"
          disabled={pending}
          onClick={() => onForgotPassword(emailRef.current?.value.trim() ?? '')}
        >
          {messages.forgot}
        </Button>
      )}
      <Button type="submit" loading={pending} fullWidth>
        {messages.login.submit}
      </Button>
      <p className={styles.aside}>
        {messages.login.noAccount}
        <Button variant="quiet" size="small" disabled={pending} onClick={onSignUp}>
          {messages.login.signUp}
        </Button>
      </p>
    </form>
  );
}
