import { hash, type Options, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

// Argon2id, the package's default algorithm, with the first parameters that OWASP recommends.
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash holds 19 MiB and a core; beyond this many at once they only slow each other down.
const limitConcurrency = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 200 });

// Keyboards write "é" as one code point or as two.
const normal = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => limitConcurrency(() => hash(normal(password), parameters));

const { memoryCost, timeCost, parallelism } = parameters;
const currentStart = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash was made with other parameters than those of today. */
export const needsRehash = (passwordHash: string) => !passwordHash.startsWith(currentStart);

/** Stands in where there is no user: the hash of a random text that nobody kept, made with the same parameters. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9zv8c9iAHi5g6KkWAxedgw$yuV/XKaF61DLmG3VcLJxM0AR5TltBIIphVIbP3F5qXo';

/** Whether the password fits; takes its time also where there is no hash, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string) {
  const known = passwordHash ?? dummyHash;
  const fits = await limitConcurrency(() => verify(known, normal(password)));
  return fits && passwordHash !== undefined;
}
