import type { FieldErrorCode } from '@settlement-help/contract';
import { wordsOf } from '@settlement-help/contract/search';
import { InvalidInputError } from './errors.ts';
import { keyRows, weakPasswordWords } from './weakPasswordWords.ts';

const refused = 10_000;

const plain = (password: string) => password.normalize('NFKC').toLowerCase();

/** Letters in lower case without accents. */
const lettersOf = (text: string) => wordsOf(text).join('').replaceAll(/\p{N}/gu, '');

async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return {
    passwords: new Set(dictionary['passwords-common'].slice(0, refused).map((word) => plain(String(word)))),
    words: new Set(weakPasswordWords.map(lettersOf)),
  };
}

let common: ReturnType<typeof load> | undefined;

/** True for the 10,000 most common passwords, and for a common word of our languages with digits or signs around it. */
async function isCommon(password: string) {
  common ??= load();
  const { passwords, words } = await common;
  return passwords.has(plain(password)) || words.has(lettersOf(password));
}

const reversed = (text: string) => [...text].reverse().join('');
// A row is often typed more than once, or there and back.
const runs = keyRows.flatMap((row) => [`${row}${row}`, reversed(`${row}${row}`), `${row}${reversed(row)}`]);

/** True for one to three characters again and again, and for neighbours on a keyboard or in the alphabet. */
const isPattern = (password: string) =>
  /^(.{1,3}?)\1+$/su.test(password) || runs.some((run) => run.includes(plain(password)));

const isEmail = (password: string, email: string) => {
  const [name] = email.split('@');
  return [email, name].some((text) => text !== undefined && plain(text) === plain(password));
};

const messages = {
  common_password: 'Password is among the most common ones. Please choose another one.',
  password_is_email: 'Password must not be your email address. Please choose another one.',
  password_pattern: 'Password is a repetition or a row of keys. Please choose another one.',
} as const satisfies Partial<Record<FieldErrorCode, string>>;

async function weaknessOf(password: string, email: string): Promise<keyof typeof messages | undefined> {
  if (isEmail(password, email)) return 'password_is_email';
  if (isPattern(password)) return 'password_pattern';
  return (await isCommon(password)) ? 'common_password' : undefined;
}

/** Refuses a password that others guess first (docs/decisions/0036-weak-passwords.md). */
export async function refuseWeakPassword(
  password: string,
  { field, email }: { field: 'password' | 'new_password'; email: string },
) {
  const code = await weaknessOf(password, email);
  if (code) throw new InvalidInputError({ path: field, code, message: messages[code] });
}
