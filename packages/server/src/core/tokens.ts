import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

/** 256 random bits, safe within an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The form in which a token, or the name of who tries a password, is stored. */
export const sha256 = (text: string) => hash('sha256', text, 'base64url');

/** The secret of that name, made at its first use; every process of the same database gets the same one. */
export async function loadSecret(db: Database, name: string): Promise<Buffer> {
  await db.query
    .insertInto('secrets')
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.query
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
