import { newToken } from '#server/core/tokens.ts';
import type { Database, Queries } from './database.ts';

/** Pairs a database with its files; signs nothing. */
export const ownerSecret = 'owner';

/** The key of the hashes in `suspended_addresses`. With another key, a suspension would not be found. */
export const suspendedAddressesSecret = 'suspended addresses';

/** They stay in backups and when keys are replaced. All other secrets are signing keys, which are made on first use. */
export const keptSecrets = [ownerSecret, suspendedAddressesSecret];

export const findSecret = (db: Database, name: string) => findSecretIn(db.query, name);

/** The same in a transaction. */
export async function findSecretIn(queries: Queries, name: string): Promise<Buffer | undefined> {
  const row = await queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row && Buffer.from(row.value, 'base64url');
}

/** The secret, created on first use and shared by all processes. */
export const loadSecret = (db: Database, name: string) => loadSecretIn(db.query, name);

/** The same in a transaction. */
export async function loadSecretIn(queries: Queries, name: string): Promise<Buffer> {
  await queries
    .insertInto('secrets')
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await queries
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}

/** Deletes all signing keys; returns how many. A process may use a key that it loaded until it restarts. */
export async function deleteSigningKeys(db: Database) {
  const { numDeletedRows } = await db.query
    .deleteFrom('secrets')
    .where('name', 'not in', keptSecrets)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
