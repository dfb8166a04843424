import { invalid } from '#server/http/validation.ts';

const refused = 10_000;

async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, refused).map((word) => String(word).toLowerCase()));
}

let common: ReturnType<typeof load> | undefined;

/** Refuses the 10,000 most common passwords, which is what a guesser tries first. */
export async function refuseCommonPassword(password: string, field: 'password' | 'new_password') {
  common ??= load();
  if ((await common).has(password.toLowerCase())) {
    throw invalid([
      { path: field, message: 'Password is among the most common ones. Please choose another one.' },
    ]);
  }
}
