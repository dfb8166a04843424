import { countCharacters, limits } from '@settlement-help/contract';
import type { ProductMessages } from '../../hooks/useMessages.ts';

export type PasswordName = 'current' | 'new' | 'confirm';

/** A field that the form does not show is an empty string. */
export type Passwords = Record<PasswordName, string>;

export interface PasswordErrors {
  /** @default 'There is a problem' */
  title?: string;
  fields: Partial<Record<PasswordName, string>>;
}

type Messages = ProductMessages['passwords'];

/** Checks the length and the confirmation of the new password (§5). */
export function checkNew(passwords: Passwords, messages: Messages): PasswordErrors {
  if (countCharacters(passwords.new) < limits.password.min)
    return { fields: { new: messages.tooShort({ min: limits.password.min }) } };
  return checkConfirmation(passwords, messages);
}

/** Checks the confirmation only; the server checks the length (§5 Reset page). */
export const checkConfirmation = (passwords: Passwords, messages: Messages): PasswordErrors => ({
  fields: passwords.new === passwords.confirm ? {} : { confirm: messages.mismatch },
});

export const checkCurrent = ({ current }: Passwords, messages: Messages): PasswordErrors => ({
  fields: current ? {} : { current: messages.currentMissing },
});

export function checkAll(passwords: Passwords, messages: Messages): PasswordErrors {
  const fields = {
    ...(!passwords.current && { current: messages.currentMissing }),
    ...(!passwords.new && { new: messages.newMissing }),
    ...(!passwords.confirm && { confirm: messages.confirmMissing }),
  };
  return Object.keys(fields).length > 0 ? { title: messages.fillAll, fields } : checkNew(passwords, messages);
}
