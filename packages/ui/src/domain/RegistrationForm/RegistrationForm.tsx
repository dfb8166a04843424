import { countCharacters, limits, type NewUser } from '@settlement-help/contract';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { failureOf } from '../../internal/failure.ts';
import * as formStyles from '../../internal/form.css.ts';
import { looksLikeEmail, readForm } from '../../internal/formData.ts';
import { useFormats, useMessages } from '../../internal/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormErrorSummary } from '../../primitives/FormErrorSummary/FormErrorSummary.tsx';
import { useFormErrors } from '../../primitives/FormErrorSummary/useFormErrors.ts';
import { InlineMessage } from '../../primitives/InlineMessage/InlineMessage.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { countryOptions } from './countryCodes.ts';
import { RegistrationDone } from './RegistrationDone.tsx';

const fields = ['full_name', 'email', 'password', 'country'];

export interface RegistrationFormProps {
  /** Creates the account; its rejection is shown by its detail, or the texts of §8. */
  onSubmit: (user: NewUser) => Promise<void>;
  /** Called 2 seconds after the account was made, to close what the form stands in. */
  onDone: () => void;
  /** Goes back to the log-in. */
  onSignIn: () => void;
}

/** A new account: name, e-mail, password and, for display only, the country of origin (§2 Registration modal). */
export function RegistrationForm({ onSubmit, onDone, onSignIn }: RegistrationFormProps) {
  const messages = useMessages('auth');
  const { locale } = useFormats();
  const options = useMemo(() => countryOptions(locale), [locale]);
  const { summary, errorOf, show } = useFormErrors();
  const [state, setState] = useState<'editing' | 'pending' | 'done'>('editing');
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const fieldId = (name: string) => `${id}-${name}`;

  const check = ({ full_name, email, password }: NewUser) => {
    const isShort = countCharacters(password) < limits.password.min;
    return show([
      { fieldId: fieldId('full_name'), message: !full_name && messages.nameRequired },
      {
        fieldId: fieldId('email'),
        message: email ? !looksLikeEmail(email) && messages.emailInvalid : messages.emailRequired,
      },
      {
        fieldId: fieldId('password'),
        message: password ? isShort && messages.passwordShort : messages.passwordRequired,
      },
    ]);
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    if (state !== 'editing') return;
    setFailure(undefined);
    const user: NewUser = {
      full_name: value('full_name').trim(),
      email: value('email').trim(),
      password: value('password'),
      ...(value('country') && { country: value('country') }),
    };
    if (check(user)) return;
    setState('pending');
    try {
      await onSubmit(user);
      setState('done');
    } catch (error) {
      const { detail, kind, errors = [] } = failureOf(error);
      const faults = errors.filter(({ path }) => fields.includes(path));
      setState('editing');
      show(faults.map(({ path, message }) => ({ fieldId: fieldId(path), message })));
      // Where each fault stands at its field, the detail would only say the same again.
      if (faults.length > 0 && faults.length === errors.length) return;
      setFailure(kind === 'network' ? messages.registration.offline : detail || messages.registration.failed);
    }
  };

  if (state === 'done') return <RegistrationDone onDone={onDone} />;

  return (
    <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
      <FormErrorSummary {...summary} />
      {failure && (
        <InlineMessage tone="error" role="alert">
          {failure}
        </InlineMessage>
      )}
      <TextField
        id={fieldId('full_name')}
        name="full_name"
        label={messages.fullName}
        autoComplete="name"
        error={errorOf(fieldId('full_name'))}
      />
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        label={messages.email}
        autoComplete="username"
        error={errorOf(fieldId('email'))}
      />
      <PasswordField
        id={fieldId('password')}
        name="password"
        label={messages.password}
        placeholder={messages.newPasswordHint}
        autoComplete="new-password"
        error={errorOf(fieldId('password'))}
      />
      <Select
        id={fieldId('country')}
        name="country"
        label={messages.countryOfOrigin}
        hint={messages.countryHint}
        optional
        placeholder={messages.countryNone}
        options={options}
        autoComplete="country"
        error={errorOf(fieldId('country'))}
      />
      <Button type="submit" loading={state === 'pending'} fullWidth>
        {messages.registration.submit}
      </Button>
      <p className={formStyles.aside}>
        {messages.registration.haveAccount}
        <Button variant="quiet" size="small" disabled={state === 'pending'} onClick={onSignIn}>
          {messages.registration.signIn}
        </Button>
      </p>
    </form>
  );
}
