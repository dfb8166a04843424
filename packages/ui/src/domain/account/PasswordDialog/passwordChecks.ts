import { countCharacters, limits } from '@settlement-help/contract';
import type { ProductMessages } from '../../messages/useMessages.ts';

export type PasswordName = 'current' | 'new' | 'confirm';

/** Passwords that were not asked for are empty. */
export type Passwords = Record<PasswordName, string>;

export interface PasswordErrors {
  /** @default 'There is a problem' */
  title?: string;
  fields: readonly (readonly [PasswordName, string])[];
}

type Messages = ProductMessages['passwords'];

/** Checks the length and the repetition of the new password (§5). */
export function checkNew(passwords: Passwords, messages: Messages): PasswordErrors {
  if (countCharacters(passwords.new) < limits.password.min)
    return { fields: [['new', messages.tooShort({ min: limits.password.min })]] };
  return checkConfirmed(passwords, messages);
}

/** Checks the repetition only; the server checks the rest (§5 Reset page). */
export const checkConfirmed = (passwords: Passwords, messages: Messages): PasswordErrors => ({
  fields: passwords.new === passwords.confirm ? [] : [['confirm', messages.mismatch]],
});

export const checkCurrent = ({ current }: Passwords, messages: Messages): PasswordErrors => ({
  fields: current ? [] : [['current', messages.currentMissing]],
});

export function checkAll(passwords: Passwords, messages: Messages): PasswordErrors {
  const missing = [
    ['current', messages.currentMissing],
    ['new', messages.newMissing],
    ['confirm', messages.confirmMissing],
  ] as const;
  const fields = missing.filter(([name]) => !passwords[name]);
  return fields.length > 0 ? { title: messages.fillAll, fields } : checkNew(passwords, messages);
}
