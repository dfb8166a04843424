import { hash, type Options, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

// OWASP's first recommended parameters for Argon2id, the default algorithm of the package.
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash uses 19 MiB and one core.
const limitConcurrency = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 200 });

// Some keyboards type "é" as two code points.
const normalize = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) =>
  limitConcurrency(() => hash(normalize(password), parameters));

const { memoryCost, timeCost, parallelism } = parameters;
const currentPrefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

export const needsRehash = (passwordHash: string) => !passwordHash.startsWith(currentPrefix);

/** The hash of an unknown random text, verified when there is no user. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9zv8c9iAHi5g6KkWAxedgw$yuV/XKaF61DLmG3VcLJxM0AR5TltBIIphVIbP3F5qXo';

/** Verifies a password. Takes the same time without a hash, so that unknown accounts cannot be detected. */
export async function verifyPassword(passwordHash: string | undefined, password: string) {
  const known = passwordHash ?? dummyHash;
  const isCorrect = await limitConcurrency(() => verify(known, normalize(password)));
  return isCorrect && passwordHash !== undefined;
}
