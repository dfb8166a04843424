import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#server/core/clock.ts';
import { timestampIn } from '#server/core/clock.ts';
import { sha256 } from '#server/core/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import { HttpProblem } from '#server/http/problem.ts';

const period = 30;
const recoveryCodeCount = 10;

// Crockford's Base32, which has no two characters that look alike.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export const incorrectCodeText = 'This code is not right, or it was used already. Wait for the next one.';

export const incorrectCode = () => new HttpProblem(400, 'incorrect_code', incorrectCodeText);

const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Settlement Help', label, algorithm: 'SHA1', digits: 6, period, secret });

/** Replaces a secret that was not confirmed. Returns it with the URI of its QR code. */
export async function createSecret(tx: Queries, clock: Clock, { id, email }: { id: string; email: string }) {
  const { base32: secret } = new Secret({ size: 20 });
  const row = { secret, last_step: 0, created_at: timestampIn(clock) };
  await tx
    .insertInto('second_factors')
    .values({ user_id: id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { secret, uri: createTotp(secret, email).toString() };
}

/** Accepts a code of the app at most 30 seconds early or late, once. */
export async function acceptAppCode(tx: Queries, clock: Clock, userId: string, code: string) {
  const row = await tx
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.secret) return false;
  const timestamp = clock.now().getTime();
  const delta = createTotp(row.secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  if (delta === null) return false;
  const now = Math.floor(timestamp / 1000 / period);
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: now + delta })
    .where('user_id', '=', userId)
    // Only a wrong clock stores a step after the next one.
    .where(({ eb, or }) => or([eb('last_step', '<', now + delta), eb('last_step', '>', now + 1)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Accepts a code of the app or a recovery code, each once. */
export async function acceptCode(tx: Queries, clock: Clock, userId: string, code: string) {
  if (/^[\d\s]+$/.test(code)) return acceptAppCode(tx, clock, userId, code);
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns new codes such as "4k7d-2mxq-…" of 80 random bits; only their hashes are stored. */
export async function createRecoveryCodes(tx: Queries, user_id: string) {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

export async function removeSecondFactor(tx: Queries, userId: string) {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.updateTable('users').set({ second_factor_at: null }).where('id', '=', userId).execute();
}

function createRecoveryCode() {
  const characters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return characters.replace(/.{4}(?=.)/g, '$&-');
}

/** Hashes a code as people type it: in capitals, with spaces, or with letters that look like digits. */
const hashRecoveryCode = (code: string) =>
  sha256(
    code
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  );
