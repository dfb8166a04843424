import type { Kysely } from 'kysely';

export async function emails(db: Kysely<unknown>) {
  await db.schema.alterTable('reset_requests').renameTo('letters').execute();
  await db.schema
    .alterTable('letters')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('reset'))
    .execute();
}
