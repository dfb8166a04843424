import { countCharacters, limits, type NewUser } from '@settlement-help/contract';
import { CircleCheck } from 'lucide';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { looksLikeEmail, readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as formStyles from '../form.css.ts';
import { type FormLink, onPlainClick } from '../formLink.ts';
import { countryOptions } from './countryCodes.ts';
import * as styles from './RegistrationForm.css.ts';

const fields = ['full_name', 'email', 'password', 'country'];

export interface RegistrationFormProps {
  /** Creates the account. A rejection shows its detail or the texts of §8. */
  onSubmit: (user: NewUser) => Promise<void>;
  /** Called 2 seconds after the account was created, to close the dialog. */
  onDone: () => void;
  logIn: FormLink;
  /** True if the address has an invitation for a site that needs one. @default false */
  isInvited?: boolean | undefined;
  /** True if the first field takes the focus when the form is rendered. */
  takesFocus?: boolean | undefined;
}

/** Creates an account. The country of origin is only displayed (§2 Registration modal). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { onSubmit, onDone, logIn, isInvited = false, takesFocus } = props;
  const messages = useMessages('auth');
  const { locale } = useFormats();
  const options = useMemo(() => countryOptions(locale), [locale]);
  const { formErrors, errorOf, pending, submit } = useSubmission({
    generalText: messages.registration.failed,
  });
  const [done, setDone] = useState(false);
  const id = useId();
  const fieldId = (name: string) => `${id}-${name}`;

  const check = ({ full_name, email, password }: NewUser) => {
    const isShort = countCharacters(password) < limits.password.min;
    return [
      { fieldId: fieldId('full_name'), message: !full_name && messages.nameRequired },
      {
        fieldId: fieldId('email'),
        message: email ? !looksLikeEmail(email) && messages.emailInvalid : messages.emailRequired,
      },
      {
        fieldId: fieldId('password'),
        message: password
          ? isShort && messages.passwordShort({ min: limits.password.min })
          : messages.passwordRequired,
      },
    ];
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    const user: NewUser = {
      full_name: value('full_name').trim(),
      email: value('email').trim(),
      password: value('password'),
      ...(value('country') && { country: value('country') }),
    };
    submit({
      checked: check(user),
      send: async () => {
        await onSubmit(user);
        setDone(true);
      },
      fieldOf: (path) => (fields.includes(path) ? fieldId(path) : undefined),
    });
  };

  if (done) return <RegistrationDone onDone={onDone} />;

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <FormErrors {...formErrors} />
      {isInvited && <Text>{messages.registration.invited}</Text>}
      <TextField
        id={fieldId('full_name')}
        name="full_name"
        label={messages.fullName}
        autoComplete="name"
        autoFocus={takesFocus}
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
        placeholder={messages.newPasswordHint({ min: limits.password.min })}
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
      <Text variant="small">
        {messages.registration.rules}{' '}
        <Link href={`/legal/terms?lang=${locale}`} external>
          {messages.registration.terms}
        </Link>{' '}
        <Link href={`/legal/privacy?lang=${locale}`} external>
          {messages.registration.privacy}
        </Link>
      </Text>
      <Button type="submit" loading={pending} fullWidth>
        {messages.registration.submit}
      </Button>
      <Text variant="small" className={formStyles.aside}>
        {messages.registration.haveAccount}
        <ButtonLink variant="quiet" size="small" href={logIn.href} onClick={onPlainClick(logIn.onFollow)}>
          {messages.registration.logIn}
        </ButtonLink>
      </Text>
    </Stack>
  );
}

interface RegistrationDoneProps {
  onDone: () => void;
}

/** 'Registration Successful!', shown for 2 seconds (§2 Registration modal). */
function RegistrationDone({ onDone }: RegistrationDoneProps) {
  const { registration: messages } = useMessages('auth');
  const notice = useRef<HTMLDivElement>(null);
  const latestOnDone = useRef(onDone);

  useEffect(() => {
    latestOnDone.current = onDone;
  }, [onDone]);

  useEffect(() => {
    // The focused button disappeared with the form.
    notice.current?.focus();
    const timer = setTimeout(() => latestOnDone.current(), limits.registrationNotice);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={notice} className={styles.done} tabIndex={-1}>
      <Icon icon={CircleCheck} size="large" className={styles.doneIcon} />
      <div role="status">
        <Heading level={2} className={styles.doneTitle}>
          {messages.doneTitle}
        </Heading>
        <p>{messages.done}</p>
      </div>
    </div>
  );
}
