import type { Kysely } from 'kysely';

export async function jobs(db: Kysely<unknown>) {
  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .execute();
}
