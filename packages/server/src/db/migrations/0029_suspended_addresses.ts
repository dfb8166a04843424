import type { Kysely } from 'kysely';

export async function suspendedAddresses(db: Kysely<unknown>) {
  await db.schema
    .createTable('suspended_addresses')
    .addColumn('email_hash', 'text', (column) => column.primaryKey())
    // No foreign key: the row outlives the account.
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('suspended_until', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('moderator_id', 'text')
    .execute();
  await db.schema
    .createIndex('suspended_addresses_user')
    .on('suspended_addresses')
    .column('user_id')
    .execute();
}
