import { limits } from '@settlement-help/contract';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import type { PasswordErrors, PasswordName, Passwords } from './passwordChecks.ts';

const apiNames: Record<PasswordName, string> = {
  current: 'current_password',
  new: 'new_password',
  confirm: 'confirm',
};

export interface PasswordFormProps {
  names: readonly [PasswordName, ...PasswordName[]];
  check: (passwords: Passwords) => PasswordErrors;
  /** Sends the passwords. They stay in the fields after a rejection. */
  onSubmit: (passwords: Passwords) => Promise<void>;
  /** Shown if the server gave no explanation. */
  failedText: string;
  /** Shown without a response. @default 'Network error' */
  networkText?: string;
  submitLabel: string;
  submitVariant?: 'primary' | 'secondary';
  /** Used by password managers. */
  email?: string | undefined;
  firstFieldRef?: Ref<HTMLInputElement>;
  children?: ReactNode;
}

export function PasswordForm({
  names,
  check,
  onSubmit,
  failedText,
  networkText,
  submitLabel,
  submitVariant = 'primary',
  email,
  firstFieldRef,
  children,
}: PasswordFormProps) {
  const messages = useMessages('passwords');
  const { formErrors, errorOf, pending, submit } = useSubmission({
    networkText: networkText ?? messages.network,
    generalText: failedText,
  });
  const id = useId();
  const fieldId = (name: PasswordName) => `${id}-${name}`;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event);
    const passwords = { current: value('current'), new: value('new'), confirm: value('confirm') };
    const { title, fields } = check(passwords);
    submit({
      title,
      checked: names.map((name) => ({ fieldId: fieldId(name), message: fields[name] })),
      send: () => onSubmit(passwords),
      fieldOf: (path) => {
        const name = names.find((one) => apiNames[one] === path);
        return name && fieldId(name);
      },
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <FormErrors {...formErrors} />
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      {names.map((name) => (
        <PasswordField
          key={name}
          ref={name === names[0] ? firstFieldRef : undefined}
          id={fieldId(name)}
          name={name}
          label={messages[name]}
          hint={name === 'new' ? messages.newHint({ min: limits.password.min }) : undefined}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          error={errorOf(fieldId(name))}
        />
      ))}
      <Button type="submit" variant={submitVariant} loading={pending} fullWidth>
        {submitLabel}
      </Button>
      {children}
    </Stack>
  );
}
