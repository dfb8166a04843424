import { newToken } from '#server/core/tokens.ts';
import type { Database } from './database.ts';

export async function findSecret(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.query
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && Buffer.from(row.value, 'base64url');
}

/** The secret, created on first use and shared by all processes. */
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
