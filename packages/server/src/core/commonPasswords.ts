import { InvalidInputError } from './errors.ts';

const refused = 10_000;

async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, refused).map((word) => String(word).toLowerCase()));
}

/** The names of the product; also refused with digits and punctuation around them. */
const ownWords: readonly string[] = ['settlement', 'settlementhelp', 'helpsettlement', 'settle', 'settlein'];

const plain = (password: string) => password.normalize('NFKC').toLowerCase();

const lettersOf = (password: string) => plain(password).replaceAll(/[^a-z]/g, '');

let common: ReturnType<typeof load> | undefined;

/** Refuses the 10,000 most common passwords and the names of the product. */
export async function refuseCommonPassword(password: string, field: 'password' | 'new_password') {
  common ??= load();
  if ((await common).has(plain(password)) || ownWords.includes(lettersOf(password))) {
    throw new InvalidInputError({
      path: field,
      code: 'common_password',
      message: 'Password is among the most common ones. Please choose another one.',
    });
  }
}
