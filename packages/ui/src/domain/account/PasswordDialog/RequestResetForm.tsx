import { type FormEvent, type Ref, useId } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { looksLikeEmail, readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './PasswordSteps.css.ts';

export interface RequestResetFormProps {
  fieldRef: Ref<HTMLInputElement>;
  defaultEmail: string;
  onSubmit: (email: string) => Promise<void>;
  onLogIn?: (() => void) | undefined;
  /** True if the field takes the focus when the form is rendered. */
  takesFocus?: boolean | undefined;
}

/** Asks for the e-mail address that the reset link is sent to (§5 Password dialog). */
export function RequestResetForm({
  fieldRef,
  defaultEmail,
  onSubmit,
  onLogIn,
  takesFocus,
}: RequestResetFormProps) {
  const auth = useMessages('auth');
  const { forgot: messages } = useMessages('passwords');
  const { formErrors, errorOf, pending, submit } = useSubmission({ networkText: messages.network });
  const fieldId = useId();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const email = readForm(event)('email').trim();
    const message = (!email && auth.emailRequired) || (!looksLikeEmail(email) && auth.emailInvalid);
    submit({
      checked: [{ fieldId, message }],
      send: () => onSubmit(email),
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <Text variant="muted">{messages.lead}</Text>
      <FormErrors {...formErrors} />
      <TextField
        ref={fieldRef}
        id={fieldId}
        name="email"
        type="email"
        label={auth.email}
        autoComplete="username"
        defaultValue={defaultEmail}
        autoFocus={takesFocus}
        error={errorOf(fieldId)}
      />
      <Button type="submit" loading={pending} fullWidth>
        {messages.submit}
      </Button>
      {onLogIn && (
        <Button className={styles.aside} variant="quiet" size="small" onClick={onLogIn}>
          {messages.logIn}
        </Button>
      )}
    </Stack>
  );
}
