import { countCharacters, limits } from '@settlement-help/contract';
import type { ProductMessages } from '../../messages/useMessages.ts';

/** The passwords that a form can ask for. */
export type PasswordName = 'current' | 'new' | 'confirm';

/** What was typed; empty for one that was not asked for. */
export type Passwords = Record<PasswordName, string>;

/** Errors in the passwords as typed; no fields if there are none. */
export interface PasswordErrors {
  /** Heads the errors. @default 'There is a problem' */
  title?: string;
  /** Each error at its field. */
  fields: readonly (readonly [PasswordName, string])[];
}

type Messages = ProductMessages['passwords'];

/** The new password is long enough and was typed twice the same (§5). */
export function checkNew(passwords: Passwords, messages: Messages): PasswordErrors {
  if (countCharacters(passwords.new) < limits.password.min)
    return { fields: [['new', messages.tooShort({ min: limits.password.min })]] };
  return checkConfirmed(passwords, messages);
}

/** The two are the same; the server says the rest (§5 Reset page). */
export const checkConfirmed = (passwords: Passwords, messages: Messages): PasswordErrors => ({
  fields: passwords.new === passwords.confirm ? [] : [['confirm', messages.mismatch]],
});

/** The current password is there. */
export const checkCurrent = ({ current }: Passwords, messages: Messages): PasswordErrors => ({
  fields: current ? [] : [['current', messages.currentMissing]],
});

/** All three are there, and the new one will do (§5 Password dialog). */
export function checkAll(passwords: Passwords, messages: Messages): PasswordErrors {
  const missing = [
    ['current', messages.currentMissing],
    ['new', messages.newMissing],
    ['confirm', messages.confirmMissing],
  ] as const;
  const fields = missing.filter(([name]) => !passwords[name]);
  return fields.length > 0 ? { title: messages.fillAll, fields } : checkNew(passwords, messages);
}
